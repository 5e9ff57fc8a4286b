import { judgeAnswer } from './judge-answer.ts';
import type { Judged, Judging } from './judging.ts';
import type { Verdict } from './verdict.ts';

/**
 * Judges all answers of a question, in order. Permutable answers share their solutions: the assignment with the most
 * right answers counts.
 */
export function judgeAnswers(
  inputs: readonly string[],
  answers: readonly Judged[],
  permuted: readonly (readonly number[])[],
  judging: Judging,
): readonly Verdict[] {
  const known = new Map<string, Verdict>();
  const judge = (input: number, solution: number): Verdict => {
    if (judging.hasTime?.() === false) return 'undecided';
    const key = `${input}:${solution}`;
    const answer = answers[solution];
    const verdict = known.get(key) ?? (answer ? judgeAnswer(inputs[input] ?? '', answer, judging) : 'invalid');
    known.set(key, verdict);
    return verdict;
  };
  const verdicts = answers.map((_, index) => judge(index, index));
  for (const numbers of permuted) {
    const group = numbers.map((number) => number - 1).filter((index) => answers[index] !== undefined);
    const solved = matched(group, (input, solution) => judge(input, solution) === 'right');
    for (const index of group) {
      if (solved.has(index)) verdicts[index] = 'right';
      else if (verdicts[index] === 'right') verdicts[index] = 'wrong';
    }
  }
  return verdicts;
}

/** The inputs that are matched with a solution in a maximum matching (Kuhn's augmenting paths). */
function matched(group: readonly number[], fits: (input: number, solution: number) => boolean): ReadonlySet<number> {
  const pairs = new Map(group.map((input) => [input, group.filter((solution) => fits(input, solution))]));
  const inputOf = new Map<number, number>();
  const place = (input: number, tried: Set<number>): boolean => {
    for (const solution of pairs.get(input) ?? []) {
      if (tried.has(solution)) continue;
      tried.add(solution);
      const taken = inputOf.get(solution);
      if (taken === undefined || place(taken, tried)) {
        inputOf.set(solution, input);
        return true;
      }
    }
    return false;
  };
  for (const input of group) place(input, new Set());
  return new Set(inputOf.values());
}
