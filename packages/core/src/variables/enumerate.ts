import type { RandomNumber, Step } from './model.ts';
import type { Condition } from './read-rules.ts';

/** Combinations of values with no condition holding. */
export interface Solutions {
  readonly count: number;
  /** For each condition whether some combination avoids it. */
  readonly avoidable: readonly boolean[];
  /** Puts the values of a solution (from 0 on) into the frame. */
  choose(solution: number): void;
}

/** How many combinations of values random numbers have; infinite with a continuum among them. */
export function countCombinations(randoms: readonly RandomNumber[]): number {
  return randoms.reduce((product, { domain }) => product * domain.size, 1);
}

/** Tries every combination of values of these random numbers; the frame ends up with the last one. */
export function findSolutions(
  frame: Float64Array,
  randoms: readonly RandomNumber[],
  steps: readonly Step[],
  conditions: readonly Condition[],
): Solutions {
  const values = randoms.map(({ domain }) => Float64Array.from({ length: domain.size }, (_, index) => valueAt(domain, index)));
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
      for (const [place, slot] of slots.entries()) {
        const choices = values[place] ?? new Float64Array(1);
        frame[slot] = choices[rest % choices.length] ?? NaN;
        rest = Math.floor(rest / choices.length);
      }
    },
  };
}

const noStep: Step = { name: '', slot: 0, evaluate: () => NaN };

function valueAt(domain: RandomNumber['domain'], index: number): number {
  const drawn = domain.at(index);
  return drawn.kind === 'number' ? drawn.value : NaN;
}

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
