import { describe, expect, it } from 'vitest';
import { fail, succeed } from '../store/index.ts';
import { SessionStore, ownStorage } from '../session/index.ts';
import {
  InMemoryIdentity,
  InMemoryProblemCatalog,
  InMemoryWorksheetGateway,
  MemoryStorage,
  TurnedClock,
  aDraft,
  aUser,
  noAnswer,
} from '../testing/index.ts';
import { corrections } from '../workflow/index.ts';
import { draftCopiesKey } from './draft-copies.ts';
import { draftFrom, draftKey, keepDraft, unreadableDraftKey } from './kept-draft.ts';
import type { SaveFailure } from './ports.ts';
import { emptyDraft, type WorksheetDraft } from './worksheet-draft.ts';
import { WorksheetDraftStore } from './worksheet-draft.store.ts';

const fractions = { path: 'p1', names: { de: 'Brüche', en: 'Fractions' } };
const powers = { path: 'p2', names: { de: 'Potenzen', fr: 'Puissances' } };

function setUp(draft?: WorksheetDraft) {
  const identity = new InMemoryIdentity({ kind: 'user', user: aUser({ id: 'ada' }) });
  const tab = new MemoryStorage();
  const sessions = new SessionStore({ identity, storage: tab });
  const storage = ownStorage(tab, sessions);
  if (draft !== undefined) keepDraft(storage, draft);
  const worksheets = new InMemoryWorksheetGateway();
  const catalog = new InMemoryProblemCatalog([fractions, powers]);
  const [shared, clock] = [ownStorage(new MemoryStorage(), sessions), new TurnedClock(1000)];
  const store = new WorksheetDraftStore({ worksheets, catalog, storage, shared, clock });
  return { store, storage, worksheets, catalog, identity, shared, clock };
}

describe('adding a problem', () => {
  it('takes its names from the pool and leaves the languages common to all', async () => {
    const { store } = setUp();
    await store.add({ kind: 'problem', path: 'p1' });
    await store.add({ kind: 'problem', path: 'p2' });
    expect(store.state.draft.problems).toEqual([
      { ...fractions, weight: 1 },
      { ...powers, weight: 1 },
    ]);
    expect(store.state.adding).toEqual([]);
  });

  it('ignores what is no problem, and a problem that is there already', async () => {
    const { store } = setUp();
    await store.add({ kind: 'problem', path: 'p1' });
    await store.add({ kind: 'article', path: 'p2' });
    await store.add({ kind: 'problem', path: 'p1' });
    expect(store.state.draft.problems).toHaveLength(1);
  });

  it('adds a problem once that is asked for twice before the pool answers', async () => {
    const { store } = setUp();
    const first = store.add({ kind: 'problem', path: 'p1' });
    expect(store.state.adding).toEqual(['p1']);
    await Promise.all([first, store.add({ kind: 'problem', path: 'p1' })]);
    expect(store.state.draft.problems).toHaveLength(1);
  });

  it('tells that the pool does not know a problem', async () => {
    const { store } = setUp();
    expect(await store.add({ kind: 'problem', path: 'gone' })).toEqual({ ok: false, failure: { kind: 'notFound' } });
    expect(store.state).toMatchObject({ draft: emptyDraft, adding: [] });
  });
});

describe('taking away', () => {
  it('empties the draft', () => {
    const { store } = setUp(aDraft());
    store.clear();
    expect(store.state.draft).toEqual(emptyDraft);
  });

  it('can be undone', () => {
    const { store, storage } = setUp(aDraft());
    const before = store.state.draft;
    store.remove('fractions/p1');
    expect(store.state.draft.problems).toEqual([]);
    store.restore(before);
    expect(draftFrom(storage)).toEqual(aDraft());
  });
});

describe('the dialog', () => {
  it('goes from the configurator to the summary and back', () => {
    const { store } = setUp(aDraft());
    expect(store.state.step).toBe('closed');
    store.show();
    expect(store.state.step).toBe('configurator');
    store.next();
    expect(store.state.step).toBe('summary');
    store.back();
    expect(store.state.step).toBe('configurator');
    store.hide();
    expect(store.state.step).toBe('closed');
  });

  it('does not go on while the problems have no language in common', async () => {
    const { store } = setUp(aDraft({ problems: [{ path: 'p3', names: { zh: '一' }, weight: 1 }] }));
    await store.add({ kind: 'problem', path: 'p1' });
    store.show();
    store.next();
    expect(store.state.step).toBe('configurator');
  });

  it('cannot be left while the draft is being saved', () => {
    const { store, worksheets } = setUp(aDraft());
    worksheets.answer = noAnswer;
    store.show();
    store.next();
    void store.save();
    store.hide();
    expect(store.state).toMatchObject({ step: 'summary', saving: { status: 'saving' } });
  });
});

describe('saving', () => {
  it('hands the draft over, starts again empty and closes the dialog', async () => {
    const { store, worksheets, storage } = setUp(aDraft());
    store.show();
    store.next();
    expect(await store.save()).toEqual({ id: 'w1', templateId: 't1' });
    expect(worksheets.saved).toEqual([aDraft()]);
    expect(store.state).toMatchObject({ draft: emptyDraft, step: 'closed', saving: { status: 'idle' } });
    expect(draftFrom(storage)).toEqual(emptyDraft);
  });

  it.each<SaveFailure>([{ kind: 'worksheetExists' }, { kind: 'forbidden' }, { kind: 'unavailable' }])(
    'keeps draft and dialog when it is refused: $kind',
    async (failure) => {
      const { store, worksheets } = setUp(aDraft());
      worksheets.answer = fail(failure);
      store.show();
      store.next();
      expect(await store.save()).toBeUndefined();
      expect(store.state).toMatchObject({ draft: aDraft(), step: 'summary', saving: { status: 'failed', failure } });
    },
  );

  it('forgets a refusal when the author goes back to the configurator', async () => {
    const { store, worksheets } = setUp(aDraft());
    worksheets.answer = fail({ kind: 'worksheetExists' });
    await store.save();
    store.back();
    expect(store.state.saving).toEqual({ status: 'idle' });
  });

  it('does nothing while something is in the way', async () => {
    const { store, worksheets } = setUp(aDraft({ title: {} }));
    await store.save();
    expect(worksheets.saved).toEqual([]);
  });

  it('saves once when it is asked twice', async () => {
    const { store, worksheets } = setUp(aDraft());
    worksheets.answer = Promise.resolve(succeed({ id: 'w2', templateId: 't2' }));
    await Promise.all([store.save(), store.save()]);
    expect(worksheets.saved).toHaveLength(1);
  });
});

describe('keeping the draft', () => {
  it('survives a reload', async () => {
    const { store, ...ports } = setUp();
    await store.add({ kind: 'problem', path: 'p1' });
    store.setTitle('de', 'Blatt 1');
    store.setWeight('p1', '4');
    store.adopt({ ...corrections.quiz, repeatedCorrections: 3 });
    store.setVisibility(false);
    const reloaded = new WorksheetDraftStore(ports);
    expect(reloaded.state.draft.correction.repeatedCorrections).toBe(3);
    expect(reloaded.state.draft).toEqual(store.state.draft);
  });

  it.each([
    ['is no JSON', 'nonsense'],
    ['has another version', JSON.stringify({ version: 0, draft: emptyDraft })],
    ['has no version', JSON.stringify(emptyDraft)],
    ['lacks a part', JSON.stringify({ version: 1, draft: { ...emptyDraft, correction: undefined } })],
    ['has an unknown workflow', JSON.stringify({ version: 1, draft: { ...emptyDraft, workflow: 'exam' } })],
    [
      'has a broken weight',
      JSON.stringify({ version: 1, draft: aDraft({ problems: [{ ...fractions, weight: 0.5 }] }) }),
    ],
    [
      'has a problem twice',
      JSON.stringify({ version: 1, draft: { ...aDraft(), problems: [1, 2].map(() => ({ ...fractions, weight: 1 })) } }),
    ],
    [
      'has a broken hidden setting',
      JSON.stringify({
        version: 1,
        draft: { ...aDraft(), correction: { ...corrections.quiz, repeatedCorrections: -2 } },
      }),
    ],
    ['is visible to some', JSON.stringify({ version: 1, draft: { ...aDraft(), isVisibleToAll: 'some' } })],
    ['has a title in no language', JSON.stringify({ version: 1, draft: { ...emptyDraft, title: { tlh: 'pab' } } })],
  ])('sets a kept draft aside that %s, and starts empty', (_title, text) => {
    const { storage, ...ports } = setUp();
    storage.write(draftKey, text);
    const store = new WorksheetDraftStore({ ...ports, storage });
    expect(store.state.draft).toEqual(emptyDraft);
    expect(storage.read(unreadableDraftKey)).toBe(text);
    expect(store.state.unreadable).toBe(text);
    store.discardUnreadable();
    expect(new WorksheetDraftStore({ ...ports, storage }).state.unreadable).toBeUndefined();
  });
});

it('reads a draft that was kept before worksheets could be hidden', () => {
  const { storage, ...ports } = setUp();
  storage.write(draftKey, JSON.stringify({ version: 1, draft: { ...aDraft(), isVisibleToAll: undefined } }));
  expect(new WorksheetDraftStore({ ...ports, storage }).state.draft).toEqual(aDraft());
});

describe('a new tab', () => {
  function setUpTabs() {
    const { clock, identity, catalog, worksheets, shared } = setUp();
    const open = (tab = new MemoryStorage()) => {
      const storage = ownStorage(tab, new SessionStore({ identity, storage: tab }));
      return new WorksheetDraftStore({ clock, catalog, worksheets, storage, shared });
    };
    return { clock, identity, shared, open };
  }

  it('has no draft, and is offered the newest of the others', async () => {
    const { clock, open } = setUpTabs();
    const [first, second] = [open(), open()];
    await first.add({ kind: 'problem', path: 'p1' });
    clock.turn(1);
    await second.add({ kind: 'problem', path: 'p2' });
    const third = open();
    expect(third.state).toMatchObject({ draft: emptyDraft, other: { draft: second.state.draft } });
    clock.turn(1);
    first.setTitle('de', 'Blatt 1');
    third.show();
    expect(third.state.other?.draft).toEqual(first.state.draft);
    third.takeOther();
    expect(third.state).toMatchObject({ draft: first.state.draft, other: undefined });
    // What has been taken over is not offered a second time beside its copy.
    clock.turn(1);
    third.remove('p1');
    expect(open().state.other?.draft).toEqual(second.state.draft);
  });

  it('is offered nothing once the draft is saved or discarded', async () => {
    const { clock, open } = setUpTabs();
    const [first, second] = [open(), open()];
    await first.add({ kind: 'problem', path: 'p1' });
    first.setTitle('de', 'Blatt 1');
    first.setTitle('en', 'Sheet 1');
    expect(await first.save()).toBeDefined();
    expect(open().state.other).toBeUndefined();
    clock.turn(1);
    await second.add({ kind: 'problem', path: 'p2' });
    const third = open();
    third.discardOther();
    expect(third.state).toMatchObject({ draft: emptyDraft, other: undefined });
    expect(open().state.other).toBeUndefined();
    expect(second.state.draft.problems).toHaveLength(1);
  });

  it('is offered the drafts of a tab and of its duplicate, which has begun with the same storage', async () => {
    const { clock, open } = setUpTabs();
    const [tab, duplicate] = [new MemoryStorage(), new MemoryStorage()];
    const first = open(tab);
    await first.add({ kind: 'problem', path: 'p1' });
    for (const [key, text] of tab.texts) duplicate.write(key, text);
    const second = open(duplicate);
    clock.turn(1);
    second.setTitle('de', 'Kopie');
    clock.turn(1);
    first.setTitle('de', 'Blatt 1');
    const third = open();
    expect(third.state.other?.draft).toEqual(first.state.draft);
    third.discardOther();
    expect(open().state.other?.draft).toEqual(second.state.draft);
  });

  it('keeps its own draft', async () => {
    const { clock, open } = setUpTabs();
    const [first, second] = [open(), open()];
    await first.add({ kind: 'problem', path: 'p1' });
    clock.turn(1);
    await second.add({ kind: 'problem', path: 'p2' });
    second.show();
    second.takeOther();
    expect(second.state.draft.problems).toMatchObject([{ path: 'p2' }]);
  });

  it('is not offered drafts of another user, or older ones than a month', async () => {
    const { clock, identity, shared, open } = setUpTabs();
    const first = open();
    await first.add({ kind: 'problem', path: 'p1' });
    const copies = shared.read(draftCopiesKey) ?? '';
    identity.session$.next({ kind: 'user', user: aUser({ id: 'ben' }) });
    expect(open().state.other).toBeUndefined();
    identity.session$.next({ kind: 'user', user: aUser({ id: 'ada' }) });
    expect(open().state.other).toBeDefined();
    shared.write(draftCopiesKey, copies.replace('"changedAt":1000', `"changedAt":${-31 * 24 * 60 * 60 * 1000}`));
    clock.turn(1);
    const second = open();
    await second.add({ kind: 'problem', path: 'p2' });
    second.clear();
    expect(shared.read(draftCopiesKey)).toBeUndefined();
  });

  it.each(['nonsense', '{"version":1,"copies":{}}', '{"version":1,"copies":[{"tab":1},{"tab":"a","changedAt":1}]}'])(
    'ignores what cannot be read: %s',
    (text) => {
      const { shared, open } = setUpTabs();
      shared.write(draftCopiesKey, text);
      expect(open().state.other).toBeUndefined();
    },
  );
});

describe('the next user of the tab', () => {
  const ben = { kind: 'user', user: aUser({ id: 'ben' }) } as const;
  const ada = { kind: 'user', user: aUser({ id: 'ada' }) } as const;

  it('finds no draft, and leaves that of the first as it was', () => {
    const { store, identity } = setUp(aDraft());
    identity.session$.next({ kind: 'guest' });
    expect(store.state.draft).toEqual(emptyDraft);
    identity.session$.next(ben);
    expect(store.state).toMatchObject({ draft: emptyDraft, step: 'closed' });
    store.setTitle('de', 'Bens Blatt');
    identity.session$.next(ada);
    expect(store.state.draft).toEqual(aDraft());
  });

  it('does not get what the first was still adding', async () => {
    const { store, identity } = setUp();
    const adding = store.add({ kind: 'problem', path: 'p1' });
    identity.session$.next(ben);
    await adding;
    expect(store.state.draft).toEqual(emptyDraft);
  });
});
