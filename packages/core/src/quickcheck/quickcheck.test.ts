import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/index.ts';
import { check, judge, select, toggleSolution, untouchedQuickcheck, type QuickcheckState } from './index.ts';

function state(selected: readonly string[], checked = false, solutionShown = false): QuickcheckState {
  return { selected: new Set(selected), checked, solutionShown };
}

const multiple = (choice: string) => (from: QuickcheckState) => select(from, 'mc.multiple', choice);
const unique = (choice: string) => (from: QuickcheckState) => select(from, 'mc.unique', choice);

describe('quick check', () => {
  it.each([
    ['choosing one of several adds it', untouchedQuickcheck, multiple('a'), state(['a'])],
    ['choosing another keeps the first', state(['a']), multiple('b'), state(['a', 'b'])],
    ['choosing it again takes it away', state(['a', 'b']), multiple('a'), state(['b'])],
    ['choosing hides the marks', state(['a'], true), multiple('b'), state(['a', 'b'])],
    ['taking away hides the marks', state(['a'], true), multiple('a'), state([])],
    ['a unique choice clears the others', state(['a']), unique('b'), state(['b'])],
    ['a unique choice hides the marks', state(['a'], true), unique('b'), state(['b'])],
    ['the same unique choice changes nothing', state(['a'], true), unique('a'), state(['a'], true)],
    ['checking shows the marks', state(['a']), check, state(['a'], true)],
    ['checking again keeps them', state(['a'], true), check, state(['a'], true)],
    ['the solution is shown whether checked or not', state(['a']), toggleSolution, state(['a'], false, true)],
    ['the solution is hidden and the marks stay', state(['a'], true, true), toggleSolution, state(['a'], true)],
    ['choosing leaves the solution shown', state([], true, true), multiple('a'), state(['a'], false, true)],
    ['checking leaves the solution shown', state(['a'], false, true), check, state(['a'], true, true)],
  ])('%s', (_, from, transition, to) => {
    expect(transition(from)).toEqual(to);
  });

  it('never has two unique choices, and marks only after a check', () => {
    const step = fc.oneof(
      fc.constantFrom('a', 'b', 'c').map((choice) => ({ next: unique(choice), checks: false })),
      fc.constant({ next: check, checks: true }),
      fc.constant({ next: toggleSolution, checks: false }),
    );
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let now = untouchedQuickcheck;
        for (const { next, checks } of steps) {
          const before = now;
          now = next(before);
          expect(now.selected.size).toBeLessThanOrEqual(1);
          if (now.checked && !before.checked) expect(checks).toBe(true);
          if (now.selected !== before.selected) expect(now.checked).toBe(false);
        }
      }),
      { seed: 7, numRuns: runs },
    );
  });
});

describe('judge', () => {
  const choices = [
    { id: 'a', correct: true, content: [], span: { from: 0, to: 0 } },
    { id: 'b', correct: false, content: [], span: { from: 0, to: 0 } },
    { id: 'c', correct: true, content: [], span: { from: 0, to: 0 } },
  ];
  it.each([
    [['a', 'c'], 'right', ['right', 'right', 'right']],
    [['a'], 'wrong', ['right', 'right', 'wrong']],
    [['b'], 'wrong', ['wrong', 'wrong', 'wrong']],
    [['a', 'b', 'c'], 'wrong', ['right', 'wrong', 'right']],
    [[], 'empty', ['empty', 'empty', 'empty']],
  ])('of %j says %s', (selected, verdict, marks) => {
    const judgement = judge([choices], new Set(selected));
    expect(judgement.verdict).toBe(verdict);
    expect([...judgement.marks.values()]).toEqual(marks);
  });

  it('takes nothing chosen for right where nothing is correct', () => {
    expect(judge([[{ id: 'a', correct: false }]], new Set()).verdict).toBe('right');
  });
});
