import { describe, expect, it } from 'vitest';
import { InMemorySelftests, RecordingLog } from '../testing/index.ts';
import type { KeepFailure } from '../problem/index.ts';
import {
  buttonOfSelftest,
  hasSelftestButton,
  selftestCategories,
  selftestPolicy,
  SelftestStore,
  type Selftest,
} from './index.ts';

const fractions: Selftest = {
  id: 'selftest-1',
  course: 'courses/numbers',
  title: 'Fractions',
  state: 'work',
  round: 1,
  problems: [{ path: 'fractions/reduce', language: 'en', name: 'Reduce' }],
};

async function opened(selftest: Partial<Selftest> = {}) {
  const selftests = new InMemorySelftests([{ ...fractions, ...selftest }]);
  const log = new RecordingLog();
  const store = new SelftestStore({ selftests, log }, 'selftest-1', 'en');
  await store.open();
  return { store, selftests, log };
}

/** A problem of the page: what becomes of its answers, and how often they were sent. */
function work(failure?: KeepFailure) {
  const sent = { times: 0 };
  return {
    sent,
    flush: () => {
      sent.times += 1;
      return Promise.resolve(failure);
    },
  };
}

/** Sentences of specification 001 about self-tests, each with what it demands. */
const sentences: readonly (readonly [string, () => void | Promise<void>])[] = [
  [
    'states work and feedback, changed via a yes/no confirmation dialog',
    async () => {
      const { store, selftests } = await opened();
      store.press();
      store.no();
      expect([store.state.screen, store.state.dialog, selftests.asked]).toEqual([
        { kind: 'shown', state: 'work' },
        undefined,
        [],
      ]);
      store.press();
      await store.yes();
      expect(store.state.screen).toEqual({ kind: 'shown', state: 'feedback' });
      expect(store.state.selftest).toMatchObject({ value: { state: 'feedback', score: 0.5 } });
    },
  ],
  [
    '(separate dialogs for evaluating and for generating new problems).',
    async () => {
      for (const [state, dialog] of [
        ['work', 'evaluation'],
        ['feedback', 'newProblems'],
      ] as const) {
        const { store } = await opened({ state });
        store.press();
        expect(store.state.dialog).toBe(dialog);
      }
    },
  ],
  [
    'In work state the button reads evaluation, otherwise new problems.',
    () => {
      expect(buttonOfSelftest('work')).toBe('evaluation');
      expect(buttonOfSelftest('feedback')).toBe('newProblems');
    },
  ],
  [
    'Switching to feedback saves the mathlet quietly in quiz mode;',
    async () => {
      const { store, selftests } = await opened();
      const works = [work(), work({ kind: 'closed' })];
      const gone = work();
      works.forEach((each) => store.attach(each));
      store.attach(gone)();
      store.press();
      await store.yes();
      expect(works.map(({ sent }) => sent.times)).toEqual([1, 1]);
      expect(gone.sent.times).toBe(0);
      expect(selftests.asked).toEqual(['feedback']);
    },
  ],
  [
    'otherwise the state is changed directly.',
    async () => {
      const { store, selftests } = await opened({ state: 'feedback' });
      const shown = work({ kind: 'unavailable' });
      store.attach(shown);
      store.press();
      await store.yes();
      expect(shown.sent.times).toBe(0);
      expect(selftests.asked).toEqual(['work']);
      expect(store.state.selftest).toMatchObject({ value: { state: 'work', round: 2 } });
    },
  ],
  [
    'Self-test state switch failure is logged.',
    async () => {
      const { store, selftests, log } = await opened();
      selftests.failure = { kind: 'unavailable' };
      store.press();
      await store.yes();
      expect(log.lines).toEqual([{ level: 'warn', message: 'A self-test was not switched' }]);
      expect(store.state.screen).toEqual({ kind: 'shown', state: 'work' });
      expect(store.state.failure).toEqual({ kind: 'unavailable' });
    },
  ],
  ['Self-test categories: selftest, training.', () => expect(selftestCategories).toEqual(['selftest', 'training'])],
  [
    'the self-test button applies only to a wrapper in the selftest category without a selected student.',
    () => {
      const table = [true, false].flatMap((isWrapper) =>
        selftestCategories.flatMap((category) =>
          [true, false].map((isStudentSelected) => ({ isWrapper, category, isStudentSelected })),
        ),
      );
      expect(table.filter(hasSelftestButton)).toEqual([
        { isWrapper: true, category: 'selftest', isStudentSelected: false },
      ]);
    },
  ],
];

describe('specification 001 on self-tests', () => {
  it.each(sentences)('%s', (_, holds) => holds());
});

it('is not evaluated before all answers have arrived: nothing is asked of the platform', async () => {
  const { store, selftests } = await opened();
  store.attach(work({ kind: 'unavailable' }));
  store.press();
  await store.yes();
  expect(store.state.failure).toEqual({ kind: 'notKept', why: { kind: 'unavailable' } });
  expect(selftests.asked).toEqual([]);
});

it('tells nothing of corrections in work, and draws no new data for single problems in either state', () => {
  expect(selftestPolicy('work')).toEqual({ corrector: 'manual', regenerations: 0, isCorrectionVisible: false });
  expect(selftestPolicy('feedback')).toEqual({ corrector: 'manual', regenerations: 0, isCorrectionVisible: true });
});

it('that is not there, and one that cannot be read, have no button to press', async () => {
  const { selftests, log } = await opened();
  const missing = new SelftestStore({ selftests, log }, 'selftest-2', 'en');
  await missing.open();
  expect(missing.state.selftest).toEqual({ status: 'failed', failure: { kind: 'notFound' } });
  missing.press();
  expect(missing.state.dialog).toBeUndefined();
  selftests.listFailure = { kind: 'unavailable' };
  await missing.open();
  expect(missing.state.selftest).toEqual({ status: 'failed', failure: { kind: 'unavailable' } });
});
