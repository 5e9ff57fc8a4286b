import { fail, succeed } from '@lemma/core/store';
import { expect, it } from 'vitest';
import { fakeServer, json, refused } from '../testing/index.ts';
import { HttpRatingGateway } from './http-rating-gateway.ts';

it('a rating is read: -1 means that the reader has none', async () => {
  const { http, seen } = fakeServer(json({ status: 'locked', user: -1, average: 0.734, count: 3 }));
  expect(await new HttpRatingGateway(http).read('a/b')).toEqual(succeed({ isOpen: false, average: 0.734, count: 3 }));
  expect(seen[0]).toMatchObject({ method: 'GET', target: '/api/content/rating?permalinkPath=a%2Fb' });
});

it('a rating is sent as a share', async () => {
  const { http, seen } = fakeServer(json({ status: 'open', user: 0.6, average: 0.6, count: 1 }));
  expect(await new HttpRatingGateway(http).rate('a/b', 0.6)).toEqual(
    succeed({ isOpen: true, own: 0.6, average: 0.6, count: 1 }),
  );
  expect(seen[0]).toMatchObject({ method: 'PUT', target: '/api/content/rating' });
});

it.each([
  [404, 'notFound'],
  [403, 'forbidden'],
  [500, 'faulty'],
] as const)('%d is told as %s', async (status, kind) => {
  const { http } = fakeServer(refused(status, 'any'));
  expect(await new HttpRatingGateway(http).rate('a/b', 1)).toEqual(fail({ kind }));
});
