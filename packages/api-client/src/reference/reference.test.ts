import type { ReferenceFailure } from '@lemma/core/reference';
import { fail, succeed } from '@lemma/core/store';
import { expect, it } from 'vitest';
import { fakeServer, json, refused } from '../testing/index.ts';
import { HttpReferenceGateway } from './http-reference-gateway.ts';

const reference = { courseId: 'c', id: 'fractions/add', type: 'problem' };

it('places of a course come as the server names them', async () => {
  const place = { refId: 'fractions/add', containerId: 'w1', containerType: 'worksheet' };
  const { http, seen } = fakeServer(json([place]));
  expect(await new HttpReferenceGateway(http).find(reference)).toEqual(succeed([place]));
  expect(seen).toMatchObject([{ method: 'POST', target: '/api/course/entity-references', body: reference }]);
});

it.each<[number, ReferenceFailure]>([
  [404, { kind: 'notFound' }],
  [403, { kind: 'forbidden' }],
  [429, { kind: 'tooManyRequests', seconds: 60 }],
  [500, { kind: 'faulty' }],
])('places are not had after status %i: %o', async (status, failure) => {
  const { http } = fakeServer(refused(status, 'no'));
  expect(await new HttpReferenceGateway(http).find(reference)).toEqual(fail(failure));
});
