import type { Model, RandomNumber, Step } from './model.ts';
import type { Condition } from './read-rules.ts';

/** Combinations of values with no condition holding. */
export interface Solutions {
  readonly count: number;
  /** For each condition whether some combination avoids it. */
  readonly avoidable: readonly boolean[];
  /** Gives the random numbers the values of a solution (from 0 on). */
  choose(solution: number): void;
}

/** How many combinations of values random numbers have; infinite with a continuum among them. */
export function countCombinations(randoms: readonly RandomNumber[]): number {
  return randoms.reduce((product, { domain }) => product * domain.size, 1);
}

/** Tries every combination of values of these random numbers; the model is left with any of them. */
export function findSolutions(
  model: Model,
  decisive: readonly RandomNumber[],
  steps: readonly Step[],
  conditions: readonly Condition[],
): Solutions {
  const { frame } = model;
  // The longest loop inside.
  const randoms = decisive.toSorted((a, b) => b.domain.size - a.domain.size);
  const values = randoms.map(({ domain }) =>
    Float64Array.from({ length: domain.size }, (_, index) => domain.at(index).value),
  );
  const combinations = countCombinations(randoms);
  const tests = conditions.map(({ holds }) => holds);
  const isAvoidable = new Uint8Array(tests.length);
  const solutions: number[] = [];
  const innerSlot = randoms[0]?.slot ?? 0;
  const inner = values[0] ?? new Float64Array(1);
  for (let start = 0; start < combinations; start += inner.length) {
    putOuter(frame, randoms, values, start / inner.length);
    for (let index = 0; index < inner.length; index++) {
      if (randoms.length > 0) frame[innerSlot] = inner[index] ?? NaN;
      for (const { slot, evaluate } of steps) frame[slot] = evaluate(frame);
      let isSolution = true;
      for (let test = 0; test < tests.length; test++) {
        if (tests[test]?.(frame) === true) isSolution = false;
        else isAvoidable[test] = 1;
      }
      if (isSolution) solutions.push(start + index);
    }
  }
  return {
    count: solutions.length,
    avoidable: Array.from(isAvoidable, (flag) => flag === 1),
    choose: (solution) => {
      let rest = solutions[solution] ?? 0;
      for (const each of randoms) {
        model.put(each, each.domain.at(rest % each.domain.size));
        rest = Math.floor(rest / each.domain.size);
      }
    },
  };
}

/** The values of all random numbers but the first, which changes fastest. */
function putOuter(
  frame: Float64Array,
  randoms: readonly RandomNumber[],
  values: readonly Float64Array[],
  combination: number,
): void {
  let rest = combination;
  for (let place = 1; place < randoms.length; place++) {
    const choices = values[place] ?? new Float64Array(1);
    frame[randoms[place]?.slot ?? 0] = choices[rest % choices.length] ?? NaN;
    rest = Math.floor(rest / choices.length);
  }
}
