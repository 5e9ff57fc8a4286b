import { describe, expect, it } from 'vitest';
import { OutboxStore } from '../outbox/index.ts';
import { SessionStore, type Session } from '../session/index.ts';
import {
  InMemoryIdentity,
  InMemoryOutboxDevice,
  InMemoryTabs,
  InMemoryTurns,
  MemoryStorage,
  RecordingLog,
  TurnedClock,
  InMemoryProblemGateway,
  aUser,
  loaded,
  type InMemoryProblem,
} from '../testing/index.ts';
import {
  countsUntilReplaced,
  isUnsaved,
  keptness,
  ProblemStore,
  savedFieldOf,
  waitingAnswers,
  type ProblemReference,
} from './index.ts';

const reference: ProblemReference = { path: 'p', language: 'en' };

function problem(more: Partial<InMemoryProblem> = {}): InMemoryProblem {
  return {
    xml: (draw) => `<document kind="problem" lang="en"><title>P ${draw}</title><content>
      <question id="q1"><text><p>?</p></text><answer><solution></solution></answer></question></content></document>`,
    correct: (answers) => {
      const isRight = answers.get('1,1')?.text === '5';
      const score = isRight ? 1 : 0;
      const given = answers.get('1,1')?.text ?? '';
      const answer = { verdict: isRight ? 'right' : 'wrong', given, score, isConsistent: false } as const;
      return [{ number: 1, score, isRight, answers: [answer], options: new Map(), rightOptions: [] }];
    },
    ...more,
  };
}

/** Of all pauses the longest. */
const random = { fraction: () => 0 };

/** A learner in one browser; `tab` opens the problem in another tab of it. */
function aLearner(more: Partial<InMemoryProblem> = {}) {
  const gateway = new InMemoryProblemGateway({ p: problem(more) });
  const clock = new TurnedClock();
  const identity = new InMemoryIdentity(signedIn('learner'));
  const device = new InMemoryOutboxDevice();
  const [tabs, turns] = [new InMemoryTabs(), new InMemoryTurns()];
  const log = new RecordingLog();
  let keys = 0;
  const newKey = () => `key-${String((keys += 1))}`;
  const tab = async (to = reference) => {
    const session = new SessionStore({ identity, storage: new MemoryStorage() });
    const ports = {
      problems: gateway,
      session,
      device,
      tabs: tabs.tab(),
      turns,
      clock,
      random,
      log,
      newKey,
    };
    const outbox = new OutboxStore(ports);
    const store = new ProblemStore({ problems: gateway, clock, outbox: loaded(outbox), log }, to);
    await store.open();
    return store;
  };
  return { gateway, clock, identity, device, log, tab };
}

function signedIn(id: string): Session {
  return { kind: 'user', user: aUser({ id }) };
}

/** What waits on the device of the learner. */
function waitingOn(device: InMemoryOutboxDevice) {
  return device.textsOf('learner').filter((text) => !text.includes('"taken"'));
}

function type(store: ProblemStore, text: string, key = '1,1') {
  store.answers.give(new Map([[key, { text }]]));
}

async function answered() {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
}

async function pass(clock: TurnedClock, ms: number) {
  clock.turn(ms);
  await answered();
}

describe('keeping', () => {
  it('sends what was typed within two seconds, also while typing goes on', async () => {
    const { gateway, clock, tab } = aLearner();
    const store = await tab();
    for (let second = 0; second < 7; second += 1) {
      type(store, `x${second}`);
      await pass(clock, 500);
    }
    expect(gateway.asked).toEqual(['open', 'keep', 'keep']);
    expect(keptness(store.state)).toBe('keeping');
    await pass(clock, 2000);
    expect(gateway.answersOf(reference).get('1,1')).toMatchObject({ text: 'x6', language: 'en', version: 3 });
    expect(keptness(store.state)).toBe('kept');
    await pass(clock, 60_000);
    expect(gateway.asked).toEqual(['open', 'keep', 'keep', 'keep']);
  });

  it('has the receipt for what has arrived last, and all of them on request', async () => {
    const { clock, tab } = aLearner();
    const store = await tab();
    expect(store.state.receipt).toBeUndefined();
    type(store, 'a');
    await pass(clock, 1500);
    expect(store.state.receipt).toMatchObject({ number: 1 });
    type(store, '5');
    await store.save();
    expect(store.state.receipt).toMatchObject({ number: 3 });
    expect((await tab()).state.receipt).toEqual(store.state.receipt);
    const read = await store.readReceipts({ page: 1 });
    expect(read).toMatchObject({
      value: { total: 3, receipts: [{ kind: 'save' }, { kind: 'keep' }, { kind: 'keep' }] },
    });
  });

  it('sends at once when the page is left', async () => {
    const { gateway, tab } = aLearner();
    const store = await tab();
    type(store, 'a');
    await store.leave();
    expect(gateway.answersOf(reference).get('1,1')?.text).toBe('a');
  });

  it('sends one thing after the other', async () => {
    const { gateway, clock, tab } = aLearner();
    const store = await tab();
    let answer: () => void = () => undefined;
    gateway.delay = new Promise<void>((resolve) => (answer = resolve));
    type(store, 'a');
    await pass(clock, 1500);
    type(store, 'ab');
    void store.flush();
    void store.flush();
    await answered();
    expect(gateway.asked).toEqual(['open', 'keep']);
    answer();
    await answered();
    expect(gateway.asked).toEqual(['open', 'keep', 'keep']);
    expect(gateway.answersOf(reference).get('1,1')?.text).toBe('ab');
  });

  it('tries again after pauses that grow, and tells that it does', async () => {
    const { gateway, clock, tab } = aLearner();
    const store = await tab();
    gateway.failures.keep = { kind: 'unavailable' };
    type(store, 'a');
    const times: number[] = [];
    for (let second = 1; second <= 150; second += 1) {
      const before = gateway.asked.length;
      await pass(clock, 1000);
      if (gateway.asked.length > before) times.push(second);
    }
    expect(times).toEqual([2, 4, 8, 16, 32, 62, 92, 122]);
    expect(keptness(store.state)).toBe('notKept');
    gateway.failures.keep = undefined;
    await store.flush();
    expect(keptness(store.state)).toBe('kept');
  });

  it('counts what waits, and says when it has waited for a minute', async () => {
    const { gateway, clock, tab } = aLearner();
    const store = await tab();
    gateway.failures.keep = { kind: 'unavailable' };
    type(store, 'a');
    expect(waitingAnswers(store.state)).toBe(1);
    await pass(clock, 59_000);
    type(store, 'ab');
    expect(store.state.isOverdue).toBe(false);
    await pass(clock, 1000);
    expect(store.state.isOverdue).toBe(true);
    gateway.failures.keep = undefined;
    await store.flush();
    await answered();
    expect(store.state.isOverdue).toBe(false);
    expect(waitingAnswers(store.state)).toBe(0);
    await pass(clock, 120_000);
    expect(store.state.isOverdue).toBe(false);
  });

  it('says whether what waits outlasts the page', async () => {
    const { gateway, device, clock, tab } = aLearner();
    const store = await tab();
    gateway.failures.keep = { kind: 'unavailable' };
    device.takes = false;
    type(store, 'a');
    await pass(clock, 100);
    expect(store.state.isOnDevice).toBe(false);
    gateway.failures.keep = undefined;
    await store.flush();
    await answered();
    expect(store.state.isOnDevice).toBe(true);
  });

  it('says whether a save counts, and if not, whether anything has changed', async () => {
    const { gateway, tab } = aLearner();
    gateway.unreadable.add('7+').add('');
    const store = await tab();
    expect(await store.save()).toBe('nothingEntered');
    type(store, '7+');
    expect(await store.save()).toBe('savedWithoutTry');
    expect(await store.save()).toBe('savedUnchanged');
    type(store, '7');
    expect(await store.save()).toBe('saved');
    expect(await store.save()).toBe('savedUnchanged');
    type(store, '8');
    type(store, '7');
    expect(await store.save()).toBe('savedUnchanged');
    type(store, '');
    expect(await store.save()).toBe('savedWithoutTry');
    expect(await store.save()).toBe('savedUnchanged');
    const again = await tab();
    expect(await again.save()).toBe('savedUnchanged');
  });

  it('waits as long as the platform asks for', async () => {
    const { gateway, clock, tab } = aLearner();
    const store = await tab();
    gateway.failures.keep = { kind: 'tooManyRequests', seconds: 60 };
    type(store, 'a');
    await pass(clock, 2000);
    await pass(clock, 58_000);
    expect(gateway.asked).toEqual(['open', 'keep']);
    await pass(clock, 2000);
    expect(gateway.asked).toEqual(['open', 'keep', 'keep']);
  });

  it.each([
    ['forbidden', 'refused'],
    ['sessionEnded', 'signedOut'],
  ] as const)('does not insist, and says why: %s', async (kind, why) => {
    const { gateway, clock, tab } = aLearner();
    const store = await tab();
    gateway.failures.keep = { kind };
    type(store, 'a');
    await pass(clock, 600_000);
    expect(gateway.asked).toEqual(['open', 'keep']);
    expect(keptness(store.state)).toBe(why);
  });

  it('does not take its own text for another’s when a receipt was lost', async () => {
    const { gateway, clock, tab } = aLearner();
    const store = await tab();
    gateway.losesAnswers = true;
    type(store, 'a');
    await pass(clock, 2000);
    type(store, 'ab');
    gateway.losesAnswers = false;
    await store.flush();
    expect(store.state.answers.get('1,1')).toMatchObject({ text: 'ab', isKept: true, version: 2 });
  });

  it('goes on in another tab with what the browser remembers', async () => {
    const { gateway, clock, device, tab } = aLearner();
    const store = await tab();
    gateway.failures.keep = { kind: 'unavailable' };
    type(store, 'a');
    await pass(clock, 2000);
    gateway.failures.keep = undefined;
    const again = await tab();
    expect(again.answers.state.get('1,1')?.text).toBe('a');
    await again.flush();
    await answered();
    expect(gateway.answersOf(reference).get('1,1')?.text).toBe('a');
    expect(waitingOn(device)).toEqual([]);
  });

  it('gives nothing of one user to the next', async () => {
    const { gateway, clock, identity, device, tab } = aLearner();
    const store = await tab();
    type(store, 'mine');
    identity.session$.next(signedIn('another'));
    await store.leave();
    await pass(clock, 60_000);
    expect(gateway.asked).toEqual(['open']);
    expect(store.answers.state.size).toBe(0);
    expect([...device.written.keys()]).toEqual(['learner']);
    identity.session$.next(signedIn('learner'));
    expect((await tab()).answers.state.get('1,1')?.text).toBe('mine');
  });

  it('says at once in another tab that it is out of date, and offers both texts', async () => {
    const { clock, tab } = aLearner();
    const [first, second] = [await tab(), await tab()];
    type(second, 'older');
    await pass(clock, 2000);
    type(first, 'newer');
    await pass(clock, 100);
    expect(second.state.answers.get('1,1')).toMatchObject({ text: 'older', other: { text: 'newer' } });
    second.choose('1,1', 'other');
    expect(second.state.answers.get('1,1')).toMatchObject({ text: 'newer', isKept: false });
    await pass(clock, 2000);
    expect(second.state.answers.get('1,1')).toMatchObject({ text: 'newer', isKept: true, version: 2 });
  });

  it('shows in another tab what is typed into a field that nobody has touched there, and asks nothing', async () => {
    const { gateway, clock, tab } = aLearner();
    const [first, second] = [await tab(), await tab()];
    for (const text of ['1', '12']) {
      type(first, text);
      await pass(clock, 100);
      expect(second.state.answers.get('1,1')).toMatchObject({ text });
      expect(second.state.answers.get('1,1')?.other).toBeUndefined();
    }
    await pass(clock, 2000);
    expect(second.state.answers.get('1,1')).toMatchObject({ text: '12', isKept: true, version: 1 });
    type(second, '123');
    await pass(clock, 2000);
    expect(gateway.answersOf(reference).get('1,1')?.text).toBe('123');
  });

  it('draws a figure of another tab anew once it rests, and not while it is typed into fields', async () => {
    const { clock, tab } = aLearner();
    const [first, second] = [await tab(), await tab()];
    const { revision } = second.state;
    type(first, 'a', '1,2');
    await pass(clock, 2000);
    expect(second.state.revision).toBe(revision);
    for (const at of [1, 2, 3]) {
      first.answers.give(new Map([['1,1', { text: String(at), moved: { P: [at] } }]]));
      await pass(clock, 100);
    }
    expect(second.state.revision).toBe(revision);
    await pass(clock, 2000);
    expect(second.state.answers.get('1,1')).toMatchObject({ text: '3', moved: { P: [3] } });
    expect(second.state.revision).toBe(revision + 1);
    expect(first.state.revision).toBe(revision);
  });
});

describe('an answer that was changed elsewhere', () => {
  async function disputed() {
    const learner = aLearner();
    const store = await learner.tab();
    learner.gateway.changeElsewhere(reference, '1,1', 'theirs');
    type(store, 'mine');
    await store.flush();
    return { ...learner, store };
  }

  it('waits for a choice, and so does saving', async () => {
    const { gateway, store } = await disputed();
    expect(store.state.answers.get('1,1')).toMatchObject({ text: 'mine', other: { text: 'theirs' } });
    type(store, 'mine too');
    expect(await store.save()).toBe('undecided');
    expect(gateway.answersOf(reference).get('1,1')?.text).toBe('theirs');
    expect(gateway.asked).not.toContain('save');
  });

  it('is mine', async () => {
    const { gateway, clock, store } = await disputed();
    store.choose('1,1', 'mine');
    await pass(clock, 2000);
    expect(gateway.answersOf(reference).get('1,1')?.text).toBe('mine');
    expect(await store.save()).toBe('saved');
  });

  it('is the other', async () => {
    const { gateway, clock, device, store } = await disputed();
    const { revision } = store.state;
    store.choose('1,1', 'other');
    expect(store.answers.state.get('1,1')?.text).toBe('theirs');
    expect(store.state.revision).toBe(revision + 1);
    await pass(clock, 100);
    expect(waitingOn(device)).toEqual([]);
    expect(gateway.asked).toEqual(['open', 'keep']);
  });
});

describe('a problem with other data meanwhile', () => {
  it('is opened again, and tells what was typed until it has been seen', async () => {
    const { gateway, tab } = aLearner();
    const store = await tab();
    gateway.drawElsewhere(reference);
    type(store, 'late');
    expect(await store.save()).toBe('replaced');
    expect(store.state.problem).toMatchObject({ status: 'loaded', value: { attempt: 'attempt-2' } });
    expect(store.answers.state.size).toBe(0);
    expect(store.state.untaken).toEqual({ reason: 'replaced', texts: [{ key: '1,1', text: 'late' }] });
    const again = await tab();
    expect(again.state.untaken?.texts).toEqual([{ key: '1,1', text: 'late' }]);
    again.dismissUntaken();
    expect((await tab()).state.untaken).toBeUndefined();
  });

  it('takes no answers after it was closed', async () => {
    const { gateway, clock, tab } = aLearner();
    const store = await tab();
    type(store, 'early');
    await store.flush();
    gateway.isClosed = true;
    type(store, 'late');
    await pass(clock, 2000);
    expect(store.state.untaken).toEqual({ reason: 'closed', texts: [{ key: '1,1', text: 'late' }] });
    expect(store.answers.state.get('1,1')?.text).toBe('early');
    expect(store.answers.give(new Map([['1,1', { text: 'later' }]]))).toBe(false);
  });
});

describe('saving', () => {
  it('hands in what was typed last, once for two clicks', async () => {
    const { gateway, tab } = aLearner();
    const store = await tab();
    type(store, '5');
    expect(await Promise.all([store.save(), store.save()])).toEqual(['saved', undefined]);
    expect(gateway.asked).toEqual(['open', 'keep', 'save']);
    expect(store.state).toMatchObject({ problem: { value: { standing: { tries: 1, performance: 'passedPerfect' } } } });
    expect(store.state.doing).toBeUndefined();
    expect(keptness(store.state)).toBe('saved');
    expect(keptness((await tab()).state)).toBe('saved');
    type(store, '6');
    await store.flush();
    expect(keptness(store.state)).toBe('kept');
  });

  it.each([
    ['nothing was typed', [], 'nothingEntered', ['open']],
    ['blanks were typed', [' '], 'nothingEntered', ['open', 'keep']],
    ['something was typed and taken back', ['4', ''], 'nothingEntered', ['open', 'keep', 'keep']],
    ['something was typed', ['4'], 'saved', ['open', 'keep', 'save']],
  ] as const)('hands in only what was entered: %s', async (_name, typed, outcome, asked) => {
    const { gateway, tab } = aLearner();
    const store = await tab();
    for (const text of typed) {
      type(store, text);
      await store.flush();
    }
    expect(await store.save()).toBe(outcome);
    expect(gateway.asked).toEqual(asked);
  });

  it('hands in an answer that was taken back after an earlier save', async () => {
    const { gateway, tab } = aLearner();
    const store = await tab();
    type(store, '4');
    await store.save();
    type(store, '');
    await store.save();
    expect(gateway.asked.filter((call) => call === 'save')).toHaveLength(2);
  });

  it('counts after new values where there is a deadline and something was handed in', async () => {
    const { tab } = aLearner();
    const store = await tab();
    const counts = (deadline: object) => {
      const { problem } = store.state;
      return (
        problem.status === 'loaded' &&
        countsUntilReplaced({ problem: { ...problem, value: { ...problem.value, ...deadline } } })
      );
    };
    const deadline = { deadline: { at: 2, left: 1 } };
    expect(counts(deadline)).toBe(false);
    type(store, '4');
    await store.save();
    expect([counts({}), counts(deadline)]).toEqual([false, true]);
  });

  it('tells what was found in a field until something else stands in it', async () => {
    const { tab } = aLearner();
    const store = await tab();
    const told = () => savedFieldOf(store.state, '1,1')?.state;
    expect([told(), isUnsaved(store.state)]).toEqual([undefined, false]);
    type(store, '4');
    expect(isUnsaved(store.state)).toBe(true);
    await store.save();
    expect([told(), isUnsaved(store.state)]).toEqual(['wrong', false]);
    type(store, '45');
    expect([told(), isUnsaved(store.state)]).toEqual([undefined, true]);
    type(store, '5');
    await store.save();
    expect(told()).toBe('right');
    expect(savedFieldOf((await tab()).state, '1,1')).toBeUndefined();
  });

  it('keeps what is typed meanwhile, and the page it is typed on', async () => {
    const { gateway, clock, tab } = aLearner();
    const store = await tab();
    type(store, '4');
    await store.flush();
    let answer: () => void = () => undefined;
    gateway.delay = new Promise<void>((resolve) => (answer = resolve));
    const before = store.state;
    const saving = store.save();
    type(store, '45');
    await pass(clock, 5000);
    answer();
    expect(await saving).toBe('saved');
    expect(store.answers.state.get('1,1')?.text).toBe('45');
    expect(store.state.revision).toBe(before.revision);
    await pass(clock, 2000);
    expect(gateway.answersOf(reference).get('1,1')?.text).toBe('45');
  });

  it.each(['keep', 'save'] as const)('fails with %s, and may be tried again', async (call) => {
    const { gateway, log, tab } = aLearner();
    const store = await tab();
    gateway.failures[call] = { kind: 'unavailable' };
    type(store, '5');
    expect(await store.save()).toEqual({ kind: 'failed', failure: { kind: 'unavailable' } });
    expect(log.lines.length).toBe(call === 'save' ? 1 : 0);
    gateway.failures[call] = undefined;
    expect(await store.save()).toBe('saved');
  });
});

describe('new data', () => {
  it('take the place of numbers and answers, once for two clicks', async () => {
    const { gateway, clock, device, tab } = aLearner();
    const store = await tab();
    type(store, '4');
    const both = await Promise.all([store.drawNewData('all'), store.drawNewData('all')]);
    expect(both).toEqual([{ ok: true, value: undefined }, undefined]);
    expect(store.answers.state.size).toBe(0);
    expect(store.state.untaken).toBeUndefined();
    expect(store.state).toMatchObject({
      problem: { value: { attempt: 'attempt-2', document: { title: [{ text: 'P 2' }] } } },
    });
    await pass(clock, 60_000);
    expect(gateway.asked).toEqual(['open', 'drawNewData']);
    expect(waitingOn(device)).toEqual([]);
  });

  it('are drawn for wrong answers after everything has been kept', async () => {
    const { gateway, tab } = aLearner();
    const store = await tab();
    type(store, '4');
    await store.drawNewData('wrongAnswers');
    expect(gateway.asked).toEqual(['open', 'keep', 'drawNewData']);
  });

  it.each([{ kind: 'limitReached' }, { kind: 'unavailable' }, { kind: 'notDrawn' }] as const)(
    'leave everything as it is when they fail: %o',
    async (failure) => {
      const { gateway, log, tab } = aLearner();
      const store = await tab();
      gateway.failures.drawNewData = failure;
      type(store, '4');
      expect(await store.drawNewData('all')).toEqual({ ok: false, failure });
      expect(store.answers.state.get('1,1')?.text).toBe('4');
      expect(log.lines).toHaveLength(1);
      await store.flush();
      expect(gateway.answersOf(reference).get('1,1')?.text).toBe('4');
    },
  );
});

describe('the correction', () => {
  it('is of what is kept, and Back opens the problem once', async () => {
    const { gateway, tab } = aLearner();
    const store = await tab();
    type(store, '4');
    expect(await store.correct('correctionPreview')).toEqual({ ok: true, value: undefined });
    expect(store.state.correction).toMatchObject({
      type: 'correctionPreview',
      questions: [{ answers: [{ given: '4' }] }],
    });
    await Promise.all([store.back(), store.back()]);
    expect(store.state.correction).toBeUndefined();
    expect(gateway.asked).toEqual(['open', 'keep', 'correct', 'open']);
    expect(store.answers.state.get('1,1')?.text).toBe('4');
  });

  it.each([
    [{ kind: 'noCorrection' }],
    [{ kind: 'failed', cause: 'out of time' }],
    [{ kind: 'unavailable' }],
    [{ kind: 'forbidden' }],
  ] as const)('may not be there: %o', async (failure) => {
    const { gateway, log, tab } = aLearner();
    const store = await tab();
    gateway.failures.correct = failure;
    expect(await store.correct('correction')).toEqual({ ok: false, failure });
    expect(store.state.correction).toBeUndefined();
    expect(log.lines).toHaveLength(1);
  });

  it('whose document cannot be read is none', async () => {
    const { tab } = aLearner({ correctedXml: () => '<document>' });
    expect(await (await tab()).correct('correction')).toEqual({ ok: false, failure: { kind: 'failed' } });
  });
});

describe('opening', () => {
  it.each([
    ['a path that is none', { path: '', language: 'en' }, { kind: 'notFound', languages: [] }],
    ['an unknown path', { path: 'q', language: 'en' }, { kind: 'notFound', languages: [] }],
  ] as const)('%s fails', async (_, to, failure) => {
    expect((await aLearner().tab(to)).state.problem).toEqual({ status: 'failed', failure });
  });

  it('an unknown element in a problem is logged once', async () => {
    const { tab, log } = aLearner({
      xml: () =>
        '<document kind="problem" lang="en"><title>P</title><content><wibble/><p>a<wibble/></p></content></document>',
    });
    await tab();
    expect(log.lines).toEqual([{ level: 'warn', message: 'Left out of a document' }]);
  });

  it('a document that cannot be read fails', async () => {
    const { tab } = aLearner({ xml: () => '<document>' });
    expect((await tab()).state.problem).toMatchObject({ status: 'failed', failure: { kind: 'invalidXml' } });
  });

  it('nothing is done while it is not open', async () => {
    const { gateway, tab } = aLearner();
    gateway.failures.open = { kind: 'unavailable' };
    const store = await tab();
    type(store, 'a');
    expect([await store.save(), await store.drawNewData('all'), await store.correct('correction')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(gateway.asked).toEqual(['open']);
  });
});

describe('a deadline', () => {
  it('that passes opens the problem as it is then, and tells what was not taken', async () => {
    const { gateway, clock, tab } = aLearner();
    gateway.deadline = { at: 9_000, left: 9_000 };
    const store = await tab();
    type(store, 'in time');
    await pass(clock, 8_999);
    expect(gateway.asked).toEqual(['open', 'keep']);
    type(store, 'too late');
    Object.assign(gateway, { isClosed: true, deadline: { at: 9_000, left: 0 } });
    await pass(clock, 1);
    expect(gateway.asked).toEqual(['open', 'keep', 'open']);
    expect(store.state).toMatchObject({
      problem: { value: { standing: { isEditable: false } } },
      untaken: { reason: 'closed', texts: [{ key: '1,1', text: 'too late' }] },
    });
    expect(store.answers.give(new Map([['1,1', { text: 'later' }]]))).toBe(false);
  });

  it('that is minutes away is waited for, and for nobody who has left', async () => {
    const { gateway, clock, tab } = aLearner();
    const minute = 60_000;
    gateway.deadline = { at: 2.5 * minute, left: 2.5 * minute };
    const [stays, leaves] = [await tab(), await tab()];
    await leaves.leave();
    await pass(clock, 1.5 * minute - 1);
    expect(gateway.asked).toEqual(['open', 'open']);
    // A minute before its end it is asked whether it still holds.
    gateway.deadline = { at: 2.5 * minute, left: minute };
    await pass(clock, 1);
    await pass(clock, minute - 1);
    expect(gateway.asked).toEqual(['open', 'open', 'open']);
    gateway.deadline = { at: 2.5 * minute, left: 0 };
    await pass(clock, 1);
    expect(gateway.asked).toEqual(['open', 'open', 'open', 'open']);
    await stays.leave();
  });

  it('that was moved meanwhile is known before it passes: what is typed goes on without a break', async () => {
    const { gateway, clock, tab } = aLearner();
    const minute = 60_000;
    gateway.deadline = { at: 10 * minute, left: 10 * minute };
    const store = await tab();
    const closed: number[] = [];
    store.state$.subscribe(({ problem: { status, ...of } }) => {
      if (status === 'loaded' && 'value' in of && !of.value.standing.isEditable) closed.push(clock.elapsed());
    });
    await pass(clock, 4 * minute);
    type(store, 'typed');
    // Somebody is given half an hour more.
    gateway.deadline = { at: 40 * minute, left: 35 * minute };
    await pass(clock, minute);
    expect(store.state).toMatchObject({ problem: { value: { deadline: { at: 40 * minute } } } });
    expect(store.state.answers.get('1,1')?.text).toBe('typed');
    gateway.deadline = { at: 40 * minute, left: 5 * minute };
    await pass(clock, 30 * minute);
    expect(closed).toEqual([]);
    await store.leave();
  });

  it('closes the problem also without a network, with everything that was typed', async () => {
    const { gateway, clock, tab } = aLearner();
    gateway.deadline = { at: 9_000, left: 9_000 };
    const store = await tab();
    type(store, 'in time');
    await pass(clock, 2_000);
    gateway.cut();
    await pass(clock, 6_999);
    expect(store.state).toMatchObject({ problem: { value: { standing: { isEditable: true } } } });
    await pass(clock, 1);
    expect(store.state).toMatchObject({
      problem: { status: 'loaded', value: { standing: { isEditable: false } } },
    });
    expect(store.state.answers.get('1,1')?.text).toBe('in time');
  });

  it('gives nothing up by a copy of the problem: what waits is sent, and decided there', async () => {
    const { gateway, clock, tab } = aLearner();
    gateway.deadline = { at: 9_000, left: 9_000 };
    const store = await tab();
    gateway.cut();
    type(store, 'without a network');
    await pass(clock, 2_000);
    // The copy is only older: it takes answers, and no time is left.
    gateway.failures.open = undefined;
    gateway.deadline = { at: 9_000, left: 0 };
    await pass(clock, 7_000);
    expect(store.state).toMatchObject({
      problem: { status: 'loaded', value: { standing: { isEditable: false } } },
      waiting: 1,
      untaken: undefined,
    });
    expect(store.state.answers.get('1,1')?.text).toBe('without a network');
  });

  it('after which late answers are taken stays open for them', async () => {
    const { gateway, clock, tab } = aLearner();
    gateway.deadline = { at: 9_000, left: 9_000, takesLate: true };
    const store = await tab();
    gateway.cut();
    await pass(clock, 9_000);
    expect(store.state).toMatchObject({ problem: { value: { standing: { isEditable: true } } } });
  });

  it.each([
    ['is put forward by a day', 86_400_000],
    ['is put back by a day', -86_400_000],
    ['has gone on while the device slept', 30_000],
  ])('is asked for again when the clock of the device %s', async (_what, ms) => {
    const { gateway, clock, tab } = aLearner();
    gateway.deadline = { at: 60_000, left: 60_000 };
    const store = await tab();
    type(store, 'typed');
    await pass(clock, 2_000);
    clock.put(ms);
    gateway.deadline = { at: 60_000, left: 20_000 };
    await pass(clock, 1_000);
    expect(gateway.asked).toEqual(['open', 'keep', 'open']);
    expect(store.state).toMatchObject({ problem: { value: { deadline: { left: 20_000 } } } });
    expect(store.state.answers.get('1,1')?.text).toBe('typed');
    await pass(clock, 19_998);
    expect(gateway.asked).toHaveLength(3);
    gateway.deadline = { at: 60_000, left: 0 };
    gateway.isClosed = true;
    // Hidden pages have slow timers: it is looked at once the page is seen.
    clock.turn(2);
    store.lookAtTime();
    await answered();
    expect(store.state).toMatchObject({ problem: { value: { standing: { isEditable: false } } } });
  });
});
