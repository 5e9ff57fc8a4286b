import { expect, it } from 'vitest';
import { fail, succeed } from '../store/index.ts';
import { InMemoryGlimpseGateway } from '../testing/index.ts';
import { GlimpseStore, glimpseKey, type DocumentGlimpse, type GlimpseGateway } from './index.ts';

const glimpse = (path: string): DocumentGlimpse => ({ path, pieces: [{ kind: 'text', text: path }], authors: [] });

it('each glimpse is asked for once in each language, however often its row is seen', async () => {
  const gateway = new InMemoryGlimpseGateway([glimpse('a'), glimpse('b')]);
  const store = new GlimpseStore({ gateway });
  await store.show('en', ['a', 'a']);
  await store.show('en', ['a', 'b', 'nowhere']);
  await store.show('en', ['nowhere', 'a']);
  await store.show('de', ['a']);
  expect(gateway.asked).toEqual([['a'], ['b', 'nowhere'], ['a']]);
  expect(store.state.get(glimpseKey('b', 'en'))).toEqual(glimpse('b'));
  expect(store.state.has(glimpseKey('b', 'de'))).toBe(false);
});

it('more than thirty are asked for in parts', async () => {
  const gateway = new InMemoryGlimpseGateway();
  await new GlimpseStore({ gateway }).show(
    'en',
    Array.from({ length: 70 }, (_, at) => `p${String(at)}`),
  );
  expect(gateway.asked.map(({ length }) => length)).toEqual([30, 30, 10]);
});

it('what could not be had is asked for again when its row comes into view again', async () => {
  let isAway = true;
  const gateway: GlimpseGateway = {
    glimpses: (_, paths) => Promise.resolve(isAway ? fail({ kind: 'unavailable' }) : succeed(paths.map(glimpse))),
  };
  const store = new GlimpseStore({ gateway });
  await store.show('en', ['a']);
  expect(store.state.size).toBe(0);
  isAway = false;
  await store.show('en', ['a']);
  expect(store.state.get(glimpseKey('a', 'en'))).toEqual(glimpse('a'));
});
