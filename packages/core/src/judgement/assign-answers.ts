import { wrongBut, type Assessment } from './assessment.ts';
import { matched } from './matching.ts';

/** An answer with the number, from 0, of the one whose solution it is compared with: its own unless they are permutable. */
export interface AssignedAnswer {
  readonly solution: number;
  readonly assessment: Assessment;
}

/** An ambiguous answer belongs to the solution that one of its readings is. */
function mayBeRight({ verdict }: Assessment): boolean {
  return verdict === 'right' || verdict === 'ambiguous';
}

/**
 * Judges all answers of a question, in order, given as a function of two places: which input, and which solution.
 * Permutable answers share their solutions: the assignment with the most right answers counts, and what is not right is
 * compared with the solutions that are left, in order.
 */
export function assignAnswers(
  count: number,
  permuted: readonly (readonly number[])[],
  judgeOne: (input: number, solution: number) => Assessment,
): readonly AssignedAnswer[] {
  const known = new Map<string, Assessment>();
  const judge = (input: number, solution: number): Assessment => {
    const key = `${String(input)}:${String(solution)}`;
    const assessment = known.get(key) ?? judgeOne(input, solution);
    known.set(key, assessment);
    return assessment;
  };
  const solutions = Array.from({ length: count }, (_, index) => index);
  for (const numbers of permuted) {
    const group = numbers.map((number) => number - 1).filter((index) => index < count);
    const own = group.map((index) => solutions[index] ?? index);
    const pairs = matched(group, (input, place) => mayBeRight(judge(input, own[group.indexOf(place)] ?? place)));
    const taken = new Set(pairs.values());
    const left = group.filter((place) => !taken.has(place));
    const places = new Map(group.map((input) => [input, pairs.get(input) ?? left.shift() ?? input] as const));
    for (const [input, place] of places) solutions[input] = own[group.indexOf(place)] ?? place;
  }
  const assigned = solutions.map((solution, input) => ({ solution, assessment: judge(input, solution) }));
  // One that is right for the solution of another field is refused only because that field has it already.
  const isRepeated = (input: number) =>
    permuted.some(
      (numbers) =>
        numbers.includes(input + 1) &&
        numbers.some((number) => number <= count && judge(input, number - 1).verdict === 'right'),
    );
  return assigned.map((each, input) =>
    each.assessment.verdict === 'wrong' && isRepeated(input)
      ? { ...each, assessment: wrongBut({ kind: 'repeated' }) }
      : each,
  );
}
