import type { Random } from '../../platform/index.ts';
import { piecesOf, type IndexBox } from './index-box.ts';
import type { CombinationPlan } from './combination-plan.ts';
import type { Model, RandomNumber } from './model.ts';
import {
  countOf,
  fill,
  numberAt,
  placeOf,
  remaining,
  stageOf,
  type Rows,
  type ExtensionStage,
} from './extension-stage.ts';

/** Numbers with more values are tried in pieces, so that their columns stay in the cache. */
const longestSide = 16_384;

/**
 * Tries every combination of values in some boxes, and assigns the random numbers one that avoids all conditions,
 * chosen uniformly; false if there is none.
 */
export function chooseAmong(model: Model, plan: CombinationPlan, boxes: readonly IndexBox[], random: Random): boolean {
  const { frame } = model;
  for (const { slot, evaluate } of plan.fixed) frame[slot] = evaluate(frame);
  if (plan.fixedTests.some((test) => test(frame))) return false;
  const choice = new Choice(random);
  for (const box of boxes) for (const piece of piecesOf(box, longestSide)) tryAll(plan, piece, frame, choice);
  for (const [each, index] of choice.chosen) model.put(each, each.domain.at(index));
  return choice.chosen.size > 0;
}

/** Reservoir sampling: a uniform choice among all solutions without storing them. */
class Choice {
  chosen: ReadonlyMap<RandomNumber, number> = new Map();
  #count = 0;
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  /** Offers further solutions; if one of them is chosen, it is requested by its number. */
  offer(count: number, solution: (number: number) => ReadonlyMap<RandomNumber, number>): void {
    if (count === 0) return;
    this.#count += count;
    const number = this.#random.integer(0, this.#count - 1);
    if (number < count) this.chosen = solution(number);
  }
}

function tryAll(plan: CombinationPlan, box: IndexBox, frame: ArrayLike<number>, choice: Choice): void {
  const stages: ExtensionStage[] = [];
  let most = 1;
  for (const extension of plan.extensions) {
    const stage = stageOf(extension, box, most, frame);
    stages.push(stage);
    most *= stage.indices.length;
  }
  const solution = (number: number): ReadonlyMap<RandomNumber, number> => {
    let rest = number;
    const indices = new Map<RandomNumber, number>();
    for (const { extension, from, length } of stages.toReversed()) {
      indices.set(extension.random, from + (rest % length));
      rest = Math.floor(rest / length);
    }
    return indices;
  };
  const extend = (depth: number, rows: Rows): void => {
    const stage = stages[depth];
    if (stage === undefined) return;
    const isLast = depth === stages.length - 1;
    for (let from = 0; from < rows.count; from += stage.rowsAtOnce) {
      const size = fill(stage, rows, from, frame);
      if (isLast) {
        choice.offer(countOf(stage.flags, size), (number) =>
          solution(numberAt(stage, rows, from, placeOf(stage.flags, number))),
        );
      } else extend(depth + 1, remaining(stage, rows, from, size));
    }
  };
  extend(0, { columns: [], numbers: new Float64Array(1), count: 1 });
}
