import { describe, expect, it } from 'vitest';
import { corrections } from '../workflow/index.ts';
import {
  corrected,
  freshAttempt,
  mayBeSeen,
  mayDrawNewData,
  mayRedraw,
  notRight,
  partlyRedrawn,
  performanceOf,
  redrawn,
  saved,
  seen,
  standingOf,
  type AttemptState,
  type Circumstances,
} from './attempt.ts';

const circumstances: Circumstances = {
  asked: [1, 2],
  progress: new Map([[1, 1]]),
  policy: corrections.training,
  isAfterDeadline: false,
  isCorrectionDue: false,
  isOutdated: false,
  isTutor: false,
};

/** Saved so often with a change in the first question, then corrected. */
function after(saves: number, right: readonly number[]): AttemptState {
  let state = freshAttempt;
  for (let save = 0; save < saves; save += 1) state = saved(state, [1]);
  return corrected(state, { score: right.length / 2, right });
}

describe('an answer with two readings, of which one is right', () => {
  const state = corrected(saved(freshAttempt, [1, 2]), { score: 1, right: [2], asks: [1] });

  it('keeps the problem open: it is neither passed nor missed, and its question neither right nor wrong', () => {
    const standing = standingOf(state, circumstances);
    expect([standing.performance, standing.isEditable, standing.score]).toEqual([undefined, true, 1]);
    expect(standing.subtasks.map(({ isRight }) => isRight)).toEqual([undefined, true]);
    expect(notRight(state, circumstances.asked)).toEqual([]);
  });

  it('is right where nobody can be asked any more: after the deadline, and once the correction was seen', () => {
    const late = standingOf(state, { ...circumstances, isAfterDeadline: true });
    expect([late.performance, late.subtasks.map(({ isRight }) => isRight)]).toEqual(['passedPerfect', [true, true]]);
    expect(performanceOf(seen(state), circumstances)).toBe('passedPerfect');
  });
});

describe('what a tutor has to decide about', () => {
  it.each<
    [readonly number[], readonly number[], string | undefined, readonly (boolean | undefined)[], readonly number[]]
  >([
    [[], [1, 2], undefined, [undefined, undefined], []],
    [[2], [1], undefined, [undefined, true], []],
    [[], [1], 'notPassed', [undefined, false], [2]],
    [[1, 2], [], 'passedPerfect', [true, true], []],
  ])('is neither right nor wrong: right %j, undecided %j', (right, undecided, performance, told, wrong) => {
    const state = corrected(saved(freshAttempt, [1]), { right, undecided });
    const standing = standingOf(state, circumstances);
    expect(standing.performance).toBe(performance);
    expect(standing.isUndecided).toBe(undecided.length > 0 && performance === undefined ? true : undefined);
    expect(standing.subtasks.map(({ isRight }) => isRight)).toEqual(told);
    expect(notRight(state, circumstances.asked)).toEqual(wrong);
  });

  it('is not told where nothing is told', () => {
    const state = corrected(saved(freshAttempt, [1]), { right: [], undecided: [1, 2] });
    const policy = { ...corrections.training, isCorrectionVisible: false };
    expect(standingOf(state, { ...circumstances, policy }).isUndecided).toBeUndefined();
  });
});

describe('the outcome of a problem', () => {
  it.each([
    [1, [1, 2], {}, 'passedPerfect'],
    [2, [1, 2], {}, 'passedExcellent'],
    [3, [1, 2], {}, 'passedGood'],
    [4, [1, 2], {}, 'passed'],
    [9, [1, 2], {}, 'passed'],
    [1, [1, 2], { isOutdated: true }, 'passedOld'],
    [1, [1, 2], { isOutdated: true, isTutor: true }, 'passedOldTutor'],
    [1, [1], {}, 'notPassed'],
    [2, [2], {}, 'notPassed'],
    [3, [2], {}, 'feedbackSubtasks'],
    [3, [], {}, 'notPassed'],
    [1, [1], { isOutdated: true }, 'notPassed'],
  ] as const)('after %i tries with %j right (%j) is %s', (tries, right, more, outcome) => {
    expect(performanceOf(after(tries, right), { ...circumstances, ...more })).toBe(outcome);
  });

  it('is unknown before a correction', () => {
    expect(performanceOf(saved(freshAttempt, [1]), circumstances)).toBeUndefined();
  });

  it('is new data once a tutor has drawn some for what is wrong, until the next save', () => {
    const drawn = partlyRedrawn(after(2, [1]), [2], true);
    expect(performanceOf(drawn, circumstances)).toBe('newData');
    expect(performanceOf(saved(drawn, [2]), circumstances)).toBeUndefined();
    expect(performanceOf(partlyRedrawn(after(2, [1]), [2], false), circumstances)).toBeUndefined();
  });
});

describe('a problem of which nothing can be asked', () => {
  it('is never passed, and stays open', () => {
    const state = corrected(saved(freshAttempt, [1]), { score: 0, right: [] });
    expect(performanceOf(state, { ...circumstances, asked: [] })).toBeUndefined();
    expect(standingOf(state, { ...circumstances, asked: [] }).isEditable).toBe(true);
  });
});

describe('a save', () => {
  it('counts for the problem, and for the questions with a change', () => {
    const state = saved(saved(freshAttempt, [1, 2]), [2]);
    expect([state.tries, state.triesOf]).toEqual([2, { 1: 1, 2: 2 }]);
  });

  it('without a readable change counts nothing and keeps the correction', () => {
    const state = after(1, [1]);
    expect(saved(state, [])).toBe(state);
  });

  it('needs a new correction', () => {
    expect(saved(after(1, [1]), [1]).outcome).toBeUndefined();
  });
});

describe('new data', () => {
  it('delete everything but their number', () => {
    expect(redrawn(seen(after(3, [1])), false)).toEqual({ ...freshAttempt, newDataDrawn: 1 });
  });

  it('that a tutor draws do not count against the limit of the learner', () => {
    const once = redrawn(freshAttempt, false);
    expect(redrawn(once, true).newDataDrawn).toBe(1);
    expect(partlyRedrawn(once, [2], true).newDataDrawn).toBe(1);
    expect(partlyRedrawn(once, [2], false).newDataDrawn).toBe(2);
  });

  it('for wrong answers keep the tries of the right ones', () => {
    const state = partlyRedrawn(seen(saved(after(1, [1]), [2])), [2], false);
    expect([state.tries, state.triesOf, state.newDataDrawn, state.isSeen]).toEqual([2, { 1: 1 }, 1, false]);
  });

  it.each([
    ['drawn', [], true],
    ['drawn and saved with a change', [2], undefined],
  ] as const)('for wrong answers wait for a save: %s', (_name, changed, waits) => {
    const drawn = partlyRedrawn(after(1, [1]), [2], false);
    expect((changed.length === 0 ? drawn : saved(drawn, changed)).isRedrawn).toBe(waits);
    // Any save ends it: the learner has given what there is to give.
    expect(saved(drawn, []).isRedrawn).toBeUndefined();
    expect(saved(drawn, []).tries).toBe(1);
  });

  it.each([
    [false, [1, 2], [], false],
    [false, [1, 2], [2], true],
    [false, [1, 2], [1, 2], true],
    [true, [1, 2], [2], false],
    [true, [1, 2], [1, 2], true],
    [true, [], [], false],
  ] as const)(
    'after solutions were seen (%s), with %j wrong and %j drawn, are of use: %s',
    (isSeen, wrong, drawn, of) => {
      expect(mayRedraw({ ...freshAttempt, isSeen }, wrong, drawn)).toBe(of);
    },
  );

  it.each([
    [0, 0, false],
    [2, 0, true],
    [2, 1, true],
    [2, 2, false],
    [-1, 1000, true],
  ])('with a limit of %i after %i: %s', (regenerations, newDataDrawn, may) => {
    const policy = { ...corrections.custom, regenerations };
    expect(mayDrawNewData({ ...freshAttempt, newDataDrawn }, policy)).toBe(may);
  });
});

describe('what a learner is told', () => {
  it('is the outcome where he may see the correction', () => {
    expect(standingOf(after(1, [1]), circumstances)).toEqual({
      tries: 1,
      subtasks: [
        { progress: 1, tries: 1, isRight: true },
        { progress: 0, tries: 0, isRight: false },
      ],
      performance: 'notPassed',
      score: 0.5,
      isCorrected: true,
      isEditable: true,
    });
  });

  it.each(['problem', 'midtermExam', 'finalExam'] as const)('is nothing about it in %s', (workflow) => {
    const told = standingOf(after(1, [1, 2]), { ...circumstances, policy: corrections[workflow] });
    expect(told).toEqual({
      tries: 1,
      subtasks: [
        { progress: 1, tries: 1 },
        { progress: 0, tries: 0 },
      ],
      isCorrected: false,
      isEditable: true,
      newDataLeft: 0,
    });
  });

  it.each([
    ['passed', after(1, [1, 2]), {}, false],
    ['not passed', after(1, [1]), {}, true],
    ['the correction was seen', seen(after(1, [1])), {}, false],
    ['the deadline has passed', freshAttempt, { isAfterDeadline: true }, false],
    ['new data', redrawn(seen(after(1, [1])), false), {}, true],
  ] as const)('%s: answers are taken or not', (_title, state, more, isEditable) => {
    expect(standingOf(state, { ...circumstances, ...more }).isEditable).toBe(isEditable);
  });

  it.each([
    ['afterSave', true, false, true],
    ['afterSave', false, false, false],
    ['manual', true, false, true],
    ['afterDeadline', true, false, false],
    ['afterDeadline', true, true, true],
    ['afterDeadline', false, true, false],
  ] as const)('%s, visible %s, after the deadline %s: %s', (corrector, isCorrectionVisible, isDue, may) => {
    expect(mayBeSeen({ corrector, regenerations: 0, isCorrectionVisible }, isDue)).toBe(may);
  });

  it('tells nothing of the outcome while a worksheet goes on for others, and everything afterwards', () => {
    const policy = { corrector: 'afterDeadline', regenerations: 0, isCorrectionVisible: true } as const;
    const over = { ...circumstances, policy, isAfterDeadline: true };
    const early = standingOf(after(1, [1]), over);
    expect(early).toMatchObject({ isEditable: false, isCorrected: false });
    expect(early).not.toHaveProperty('score');
    expect(early).not.toHaveProperty('performance');
    expect(early.subtasks[0]).not.toHaveProperty('isRight');
    expect(standingOf(after(1, [1]), { ...over, isCorrectionDue: true })).toMatchObject({
      isEditable: false,
      isCorrected: true,
      score: 0.5,
      performance: 'notPassed',
    });
  });

  it('tells who may still hand in late the outcome only once he has looked at it', () => {
    const policy = { corrector: 'afterDeadline', regenerations: 0, isCorrectionVisible: true } as const;
    const late = { ...circumstances, policy, isAfterDeadline: true, isCorrectionDue: true, isLate: true };
    // Not even that it is right already: it stays open.
    const unseen = standingOf(after(1, [1, 2]), late);
    expect(unseen).toMatchObject({ isEditable: true, isCorrected: false });
    expect(unseen).not.toHaveProperty('score');
    expect(standingOf(seen(after(1, [1, 2])), late)).toMatchObject({ isEditable: false, isCorrected: true, score: 1 });
  });
});
