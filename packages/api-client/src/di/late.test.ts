import { fail, succeed } from '@lemma/core/store';
import { expect, it } from 'vitest';
import { late, lateCancellable } from './late.ts';

const client = { add: (one: number, other: number) => Promise.resolve(succeed(one + other)) };

it('asks the client once it is loaded', async () => {
  const ask = late(() => Promise.resolve(client));
  expect(await ask((loaded) => loaded.add(1, 2))).toEqual(succeed(3));
});

it('takes a client that cannot be loaded for a platform that cannot be reached, and tries again', async () => {
  const loads = [() => Promise.reject(new TypeError('Failed to fetch')), () => Promise.resolve(client)];
  const ask = late(async () => (loads.shift() ?? (() => Promise.resolve(client)))());
  expect(await ask((loaded) => loaded.add(1, 2))).toEqual(fail({ kind: 'unavailable' }));
  expect(await ask((loaded) => loaded.add(1, 2))).toEqual(succeed(3));
});

it('leaves failures of the client itself as they are', async () => {
  const ask = late(() => Promise.resolve({ find: () => Promise.resolve(fail({ kind: 'notFound' as const })) }));
  expect(await ask((loaded) => loaded.find())).toEqual(fail({ kind: 'notFound' }));
});

it.each([
  ['while its client is still loading', 0],
  ['once it has begun', 3],
])('cancels work %s', async (_, turns) => {
  let cancellations = 0;
  const running = { answer: Promise.resolve(succeed(1)), cancel: () => (cancellations += 1) };
  const work = lateCancellable(() => Promise.resolve({ begin: () => running }))((client) => client.begin());
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
  work.cancel();
  expect(await work.answer).toEqual(succeed(1));
  expect(cancellations).toBe(1);
});
