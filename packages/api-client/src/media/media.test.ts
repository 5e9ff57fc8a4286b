import type { MediaFailure } from '@lemma/core/media';
import { fail } from '@lemma/core/store';
import { expect, it, onTestFinished, vi } from 'vitest';
import { fakeServer, refused } from '../testing/index.ts';
import { HttpMediaGateway } from './http-media-gateway.ts';

it('a file gets an address, which holds what the server sent with its type until it is released', async () => {
  const { http, seen } = fakeServer(new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } }));
  const give = vi.spyOn(URL, 'createObjectURL');
  const take = vi.spyOn(URL, 'revokeObjectURL');
  onTestFinished(() => {
    give.mockRestore();
    take.mockRestore();
  });
  const loaded = await new HttpMediaGateway(http).load('a b/c.svg', 'en');
  expect(seen[0]).toMatchObject({
    method: 'GET',
    token: 'Bearer secret',
    target: '/api/content/documents/binary-implementations/en/content?path=a+b%2Fc.svg',
  });
  const blob = give.mock.calls[0]?.[0];
  expect(blob instanceof Blob && [blob.type, await blob.text()]).toEqual(['image/svg+xml', '<svg/>']);
  expect(loaded.ok).toBe(true);
  if (!loaded.ok) return;
  loaded.value.dispose();
  expect(take).toHaveBeenCalledWith(loaded.value.address);
});

it.each<[number, MediaFailure]>([
  [404, { kind: 'notFound' }],
  [403, { kind: 'forbidden' }],
  [413, { kind: 'tooLarge' }],
  [429, { kind: 'tooManyRequests', seconds: 60 }],
  [500, { kind: 'faulty' }],
])('a file is not had after status %i: %o', async (status, failure) => {
  const { http } = fakeServer(refused(status, 'no'));
  expect(await new HttpMediaGateway(http).load('a.svg', 'de')).toEqual(fail(failure));
});
