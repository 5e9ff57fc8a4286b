import { describe, expect, it } from 'vitest';
import { OutboxStore } from '../outbox/index.ts';
import { seededRandom } from '../platform/index.ts';
import { ProblemStore, type ProblemProgress } from '../problem/index.ts';
import { SessionStore } from '../session/index.ts';
import {
  aUser,
  aWorksheet,
  InMemoryIdentity,
  InMemoryOutboxDevice,
  InMemoryProblemGateway,
  InMemoryTabs,
  InMemoryTurns,
  loaded,
  MemoryStorage,
  RecordingLog,
  TurnedClock,
  type InMemoryProblem,
} from '../testing/index.ts';
import { sheetSummary, SheetProgressStore, type Worksheet } from './index.ts';

const some: ProblemProgress = { mark: 'saved', answered: 2, asked: 2, isChanged: false, isLate: false };

describe('what is left to do in a worksheet', () => {
  const worksheet = aWorksheet();
  const paths = (progress: ReadonlyMap<string, ProblemProgress>) =>
    sheetSummary(worksheet, progress).unfinished.map(({ problem }) => problem.path);

  it('is everything that was never opened', () => {
    expect(sheetSummary(worksheet, new Map())).toMatchObject({ saved: 0, changed: 0 });
    expect(paths(new Map())).toEqual(['fractions/p1', 'fractions/p2']);
  });

  it.each<[string, Partial<ProblemProgress>, boolean]>([
    ['saved and answered', {}, false],
    ['saved with an empty field', { answered: 1 }, true],
    ['changed since', { isChanged: true }, true],
    ['open with everything answered', { mark: 'open', isChanged: true }, true],
    ['right with an empty field', { mark: 'right', answered: 1 }, false],
    ['wrong and answered', { mark: 'wrong' }, false],
    ['a game that was played', { mark: 'wrong', answered: 0, asked: 0 }, false],
    ['a game that was not', { mark: 'open', answered: 0, asked: 0 }, true],
  ])('of a problem that is %s', (_what, given, isLeft) => {
    const progress = new Map([
      ['fractions/p1', { ...some, ...given }],
      ['fractions/p2', some],
    ]);
    expect(paths(progress)).toEqual(isLeft ? ['fractions/p1'] : []);
  });

  it('counts the points that may be seen by the weights', () => {
    expect(sheetSummary(worksheet, new Map([['fractions/p2', some]]))).not.toHaveProperty('reached');
    const progress = new Map([
      ['fractions/p1', { ...some, score: 1 }],
      ['fractions/p2', { ...some, score: 0.5 }],
    ]);
    expect(sheetSummary(worksheet, progress).reached).toBe(2.5);
  });
});

const problem: InMemoryProblem = {
  xml: () => `<document kind="problem" lang="en"><title>P</title><content>
    <question id="q1"><text><p><ansref answer="1"/></p></text><answer type="input.number"/></question>
    <question id="q2"><text><p><ansref answer="1"/></p></text><answer type="input.number"/></question>
  </content></document>`,
  isCorrectedAfterSave: false,
};

/** A learner in a worksheet of the problems `p1` and `p2`. */
function aSheet(of: Pick<Worksheet, 'deadline'> = {}) {
  const problems = new InMemoryProblemGateway({ p1: problem, p2: problem });
  const clock = new TurnedClock();
  const identity = new InMemoryIdentity({ kind: 'user', user: aUser({ id: 'learner' }) });
  const session = new SessionStore({ identity, storage: new MemoryStorage() });
  const log = new RecordingLog();
  let keys = 0;
  const outbox = new OutboxStore({
    ...{ problems, session, clock, log },
    device: new InMemoryOutboxDevice(),
    tabs: new InMemoryTabs().tab(),
    turns: new InMemoryTurns(),
    random: seededRandom(1),
    newKey: () => `key-${String((keys += 1))}`,
  });
  const sheet = new SheetProgressStore({ problems, outbox: loaded(outbox) }, of);
  const references = ['p1', 'p2'].map((path) => ({ path, language: 'en', worksheet: 'w' }) as const);
  const page = async (path: string) => {
    const store = new ProblemStore(
      { problems, clock, outbox: loaded(outbox), log },
      { path, language: 'en', worksheet: 'w' },
    );
    const leave = sheet.attend(path, store);
    await store.open();
    return {
      type: (key: string, text: string) => store.answers.give(new Map([[key, { text }]])),
      reopen: () => store.open(),
      leave: async () => {
        leave();
        await store.leave();
      },
    };
  };
  return { problems, sheet, references, page };
}

describe('the progress in a worksheet', () => {
  it('follows what is typed on the page, and stays when the page is another one', async () => {
    const { sheet, page } = aSheet();
    const first = await page('p1');
    expect(sheet.state.progress.get('p1')).toEqual({ ...some, mark: 'open', answered: 0 });
    first.type('1,1', '5');
    first.type('2,1', '  ');
    expect(sheet.state.progress.get('p1')).toEqual({ ...some, mark: 'open', answered: 1, isChanged: true });
    await first.leave();
    await page('p2');
    expect([...sheet.state.progress].map(([path, { answered }]) => [path, answered])).toEqual([
      ['p1', 1],
      ['p2', 0],
    ]);
  });

  it('knows the newest deadline: that of the problem on the page, once it is another one', async () => {
    const { sheet, page, problems } = aSheet({ deadline: { at: 1000, left: 1000 } });
    problems.deadline = { at: 1000, left: 900 };
    const first = await page('p1');
    expect(sheet.state.deadline).toEqual({ at: 1000, left: 1000 });
    problems.deadline = { at: 5000, left: 4500 };
    await first.reopen();
    expect(sheet.state.deadline).toEqual({ at: 5000, left: 4500 });
    // The assignment was deleted.
    problems.deadline = undefined;
    await first.reopen();
    expect(sheet.state.deadline).toBeUndefined();
  });

  it('is saved for all problems at once, with what waits on the device', async () => {
    const { sheet, page, problems, references } = aSheet();
    const first = await page('p1');
    first.type('1,1', '5');
    await first.leave();
    const second = await page('p2');
    second.type('1,1', '7');
    second.type('2,1', '8');
    await sheet.saveChanged(references);
    expect(sheet.state).toMatchObject({ isSaving: false, notSaved: 0 });
    expect([...sheet.state.progress.values()]).toEqual([
      { ...some, answered: 1 },
      { ...some, answered: 2 },
    ]);
    expect(problems.asked.filter((call) => call === 'save')).toHaveLength(2);
    second.type('2,1', '9');
    expect(sheet.state.progress.get('p2')).toEqual({ ...some, answered: 2, isChanged: true });
  });

  it('says how many problems could not be saved, and keeps them as they are', async () => {
    const { sheet, page, problems, references } = aSheet();
    const first = await page('p1');
    first.type('1,1', '5');
    await first.leave();
    problems.failures.save = { kind: 'unavailable' };
    await sheet.saveChanged(references);
    expect(sheet.state).toMatchObject({ isSaving: false, notSaved: 1 });
    expect(sheet.state.progress.get('p1')).toMatchObject({ mark: 'open', isChanged: true });
    problems.mend();
    await sheet.saveChanged(references);
    expect(sheet.state.progress.get('p1')).toMatchObject({ mark: 'saved', isChanged: false });
  });

  it('says how many problems were saved with nothing that can be read, on the page and elsewhere', async () => {
    const { sheet, page, problems, references } = aSheet();
    problems.unreadable.add('foo+').add('bar+');
    const first = await page('p1');
    first.type('1,1', 'foo+');
    await first.leave();
    const second = await page('p2');
    second.type('1,1', 'bar+');
    await sheet.saveChanged(references);
    expect(sheet.state).toMatchObject({ notSaved: 0, unreadable: 2 });
    // It is said until something else is typed.
    second.type('1,1', '7');
    expect(sheet.state).toMatchObject({ unreadable: 0 });
    await sheet.saveChanged(references);
    expect(sheet.state).toMatchObject({ notSaved: 0, unreadable: 0 });
  });
});
