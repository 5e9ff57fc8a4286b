import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { InMemoryCustomisationGateway, MemoryStorage, TurnedClock } from '../testing/index.ts';
import { CustomisationStore, mayBeCustomised, type CustomisationSaveFailure } from './index.ts';

const reference = { path: 'a/b', worksheet: undefined };

function aBrowser(gateway = new InMemoryCustomisationGateway({ 'a/b': 'original' })) {
  const clock = new TurnedClock();
  const texts = new MemoryStorage();
  const owner$ = new BehaviorSubject('ada');
  const storage = {
    owner$,
    read: (key: string) => texts.read(key),
    write: (key: string, text: string) => texts.write(key, text),
    remove: (key: string) => texts.remove(key),
  };
  const tab = (of = reference) => {
    const store = new CustomisationStore({ gateway, storage, clock }, of);
    store.start();
    return store;
  };
  return { gateway, clock, texts, owner$, tab };
}

async function opened(given = aBrowser()) {
  const store = given.tab();
  await store.open();
  return { ...given, store };
}

function stateOf({ state }: CustomisationStore) {
  if (state.status !== 'loaded') throw new Error(`The draft is ${state.status}`);
  return state.value;
}

const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

describe('a draft', () => {
  it('begins with the original, is kept here at once and there after a pause, and is continued', async () => {
    const { store, gateway, clock, texts, tab } = await opened();
    expect(stateOf(store)).toMatchObject({ text: 'original', original: 'original', keeping: { kind: 'kept' } });
    store.write('changed');
    expect([...texts.texts.values()].join()).toContain('changed');
    expect(store.hasChanges).toBe(true);
    clock.turn(1499);
    await settled();
    expect(gateway.drafts.get('draft//a/b')?.text).toBe('original');
    clock.turn(1);
    await settled();
    expect(gateway.drafts.get('draft//a/b')?.text).toBe('changed');
    expect(texts.texts.size).toBe(0);
    const again = tab();
    await again.open();
    expect(stateOf(again)).toMatchObject({ text: 'changed', other: undefined });
    expect(again.hasChanges).toBe(true);
  });

  it('goes on with what only this browser has', async () => {
    const { store, tab, gateway } = await opened();
    gateway.failure = { kind: 'unavailable' };
    store.write('offline');
    expect(await store.keep()).toBe(false);
    expect(stateOf(store).keeping).toEqual({ kind: 'failed', failure: { kind: 'unavailable' } });
    gateway.failure = undefined;
    const next = tab();
    await next.open();
    expect(stateOf(next)).toMatchObject({ text: 'offline', other: undefined, keeping: { kind: 'kept' } });
  });

  it('that was changed elsewhere leaves the decision to its author', async () => {
    const first = await opened();
    const other = aBrowser(first.gateway).tab();
    await other.open();
    other.write('theirs');
    await other.keep();
    first.store.write('mine');
    expect(await first.store.keep()).toBe(false);
    expect(stateOf(first.store).other).toEqual({ text: 'theirs', version: '2', of: 'draft' });
    expect(await first.store.save()).toBeUndefined();
    first.store.keepTyped();
    expect(await first.store.keep()).toBe(true);
    expect(first.gateway.drafts.get('draft//a/b')?.text).toBe('mine');
    other.write('theirs again');
    await other.keep();
    other.takeOther();
    expect(stateOf(other)).toMatchObject({ text: 'mine', other: undefined, keeping: { kind: 'kept' } });
  });

  it('is forgotten when its author discards it', async () => {
    const { store, gateway, texts } = await opened();
    store.write('x');
    await store.keep();
    store.write('y');
    await store.discard();
    expect(stateOf(store).text).toBe('original');
    store.replace('y');
    expect(stateOf(store)).toMatchObject({ text: 'y', replaced: 1 });
    store.replace('original');
    expect([store.hasChanges, texts.texts.size, gateway.drafts.size]).toEqual([false, 0, 1]);
  });

  it('is not there for the next user', async () => {
    const { store, owner$ } = await opened();
    store.write('secret');
    owner$.next('eve');
    expect(store.state.status).toBe('loading');
  });

  it.each(['notFound', 'noTexCode', 'noTexCodeInWorksheet', 'forbidden'] as const)(
    'is not opened if the platform refuses (%s)',
    async (kind) => {
      const given = aBrowser();
      given.gateway.failure = { kind };
      const store = given.tab();
      await store.open();
      expect(store.state).toEqual({ status: 'failed', failure: { kind } });
    },
  );
});

describe('a problem that was customised elsewhere', () => {
  it('is not opened; what was typed here waits where it is customised', async () => {
    const { store, gateway, tab } = await opened();
    gateway.failure = { kind: 'unavailable' };
    store.write('typed offline');
    await store.keep();
    gateway.failure = undefined;
    gateway.customisations.set('own/a/b', ['theirs']);
    const again = tab();
    await again.open();
    expect(again.state).toEqual({ status: 'failed', failure: { kind: 'exists', path: 'own/a/b' } });
    const existing = tab({ path: 'own/a/b', worksheet: undefined });
    await existing.open();
    expect(stateOf(existing)).toMatchObject({ text: 'typed offline', other: { text: 'theirs', of: 'draft' } });
  });
});

describe('saving', () => {
  it('is not possible without a change, and is of no copy of the original', async () => {
    const { store, gateway } = await opened();
    expect(await store.save()).toBeUndefined();
    store.write('changed');
    store.write('original');
    expect(await store.save()).toBeUndefined();
    expect(gateway.customisations.size).toBe(0);
  });

  it('makes a customisation, and goes on with it', async () => {
    const { store, gateway } = await opened();
    store.write('first');
    expect(await store.save()).toMatchObject({ path: 'own/a/b', version: '1', selection: 'own/a/b' });
    expect(stateOf(store)).toMatchObject({ text: 'first', saving: { kind: 'saved' }, keeping: { kind: 'kept' } });
    expect([store.hasChanges, store.reference.path]).toEqual([false, 'own/a/b']);
    store.write('second');
    expect(stateOf(store).saving).toEqual({ kind: 'idle' });
    expect(await store.save()).toMatchObject({ version: '2' });
    expect(gateway.customisations.get('own/a/b')).toEqual(['first', 'second']);
  });

  it('keeps what is typed meanwhile', async () => {
    const { store, clock, gateway } = await opened();
    store.write('saved');
    const saving = store.save();
    store.write('saved and more');
    await saving;
    expect(stateOf(store)).toMatchObject({ text: 'saved and more', base: 'saved' });
    clock.turn(1500);
    await settled();
    expect(gateway.drafts.get('draft//own/a/b')?.text).toBe('saved and more');
  });

  it.each(['', ' \n '])('is not possible without a source (%j)', async (text) => {
    const { store, gateway } = await opened();
    store.write(text);
    expect(await store.save()).toBeUndefined();
    expect(gateway.customisations.size).toBe(0);
  });

  it.each<CustomisationSaveFailure>([
    { kind: 'exists', path: 'own/a/b' },
    { kind: 'notConvertable', message: 'm', line: 7 },
    { kind: 'noProblem' },
    { kind: 'unavailable' },
  ])('leaves the source untouched if it fails ($kind)', async (failure) => {
    const { store, gateway } = await opened();
    gateway.refusal = failure;
    store.write('mine');
    expect(await store.save()).toBeUndefined();
    expect(stateOf(store)).toMatchObject({ text: 'mine', saving: { kind: 'failed', failure } });
  });

  it('in place of a version saved elsewhere is decided by the author', async () => {
    const given = aBrowser();
    given.gateway.customisations.set('own/a/b', ['one']);
    const own = { path: 'own/a/b', worksheet: undefined };
    const store = given.tab(own);
    await store.open();
    given.gateway.customisations.set('own/a/b', ['one', 'two']);
    store.write('mine');
    expect(await store.save()).toBeUndefined();
    expect(stateOf(store).other).toEqual({ text: 'two', version: '2', of: 'customisation' });
    store.keepTyped();
    expect(await store.save()).toMatchObject({ version: '3' });
  });
});

it.each([
  ['a/b', true],
  ['g_art_1', false],
  ['a/g_art_b/c', false],
  ['a/no_g_art_', true],
])('%s may be customised: %s', (path, may) => {
  expect(mayBeCustomised(path)).toBe(may);
});
