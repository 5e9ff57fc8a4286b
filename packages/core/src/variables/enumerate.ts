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
  randoms: readonly RandomNumber[],
  steps: readonly Step[],
  conditions: readonly Condition[],
): Solutions {
  const { frame } = model;
  const values = randoms.map(({ domain }) =>
    Float64Array.from({ length: domain.size }, (_, index) => domain.at(index).value),
  );
  const slots = randoms.map(({ slot }) => slot);
  const combinations = countCombinations(randoms);
  const tests = conditions.map(({ holds }) => holds);
  const avoidable = tests.map(() => false);
  const solutions: number[] = [];
  const digits = new Uint32Array(randoms.length);
  for (const [place, slot] of slots.entries()) frame[slot] = values[place]?.[0] ?? NaN;
  for (let combination = 0; combination < combinations; combination++) {
    for (let step = 0; step < steps.length; step++) {
      const { slot, evaluate } = steps[step] ?? noStep;
      frame[slot] = evaluate(frame);
    }
    let isSolution = true;
    for (let test = 0; test < tests.length; test++) {
      if (tests[test]?.(frame) === true) isSolution = false;
      else avoidable[test] = true;
    }
    if (isSolution) solutions.push(combination);
    advance(digits, values, slots, frame);
  }
  return {
    count: solutions.length,
    avoidable,
    choose: (solution) => {
      let rest = solutions[solution] ?? 0;
      for (const each of randoms) {
        model.put(each, each.domain.at(rest % each.domain.size));
        rest = Math.floor(rest / each.domain.size);
      }
    },
  };
}

const noStep: Step = { name: '', slot: 0, evaluate: () => NaN };

/** The next combination: the first random number changes fastest. */
function advance(
  digits: Uint32Array,
  values: readonly Float64Array[],
  slots: readonly number[],
  frame: Float64Array,
): void {
  for (let place = 0; place < digits.length; place++) {
    const choices = values[place];
    if (choices === undefined) return;
    const next = (digits[place] ?? 0) + 1;
    const isAround = next === choices.length;
    digits[place] = isAround ? 0 : next;
    frame[slots[place] ?? 0] = choices[isAround ? 0 : next] ?? NaN;
    if (!isAround) return;
  }
}
