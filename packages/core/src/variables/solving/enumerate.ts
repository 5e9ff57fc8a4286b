import type { Random } from '../../platform/index.ts';
import { lastOf } from '../definitions/random-domain.ts';
import type { Allowance } from './allowance.ts';
import { boxDrawer, combinationsIn, piecesOf, placeIn, type IndexBox, type Side } from './index-box.ts';
import type { GroupOutcome } from './groups.ts';
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

/** Numbers of combinations are exact up to here. */
const mostCombinations = Number.MAX_SAFE_INTEGER;

/** Boxes with fewer combinations are tried one combination at a time: preparing stages would take longer. */
const fewCombinations = 256;

/** Limits for trying combinations when there are many of them. */
export interface Trying {
  readonly allowance: Allowance;
  /** Whether the values in the frame avoid all conditions, and how many nodes it takes to find out. */
  readonly isMet: () => boolean;
  readonly cost: number;
}

/** Drawing a slice costs this many nodes. */
const costOfSlice = 1000;

/** Preparing a stage costs this many nodes, and one for each cell of its columns. */
const costOfStage = 100;

/** Combinations in a slice, and solutions among which one is chosen when all have been found in slices. */
const sliceSize = 65_536;
const enoughSolutions = 12;

/**
 * Tries every combination of values in some boxes, and assigns the random numbers one that avoids all conditions,
 * chosen uniformly; 'notFound' if the allowance does not suffice.
 */
export function chooseAmong(
  model: Model,
  plan: CombinationPlan,
  boxes: readonly IndexBox[],
  random: Random,
  trying?: Trying,
): GroupOutcome {
  if (!holdsNothingFixed(model, plan)) return 'impossible';
  const choice = new Choice(random);
  for (const box of boxes) {
    for (const piece of piecesOf(box, longestSide)) {
      if (!tryBox(model, plan, piece, choice, trying)) return 'notFound';
    }
  }
  return choice.take(model) ? 'met' : 'impossible';
}

/**
 * Tries every combination in parts of some boxes drawn at random: the numbers that are decided first have one value in
 * each, the last ones all of theirs. Assigns one of the first solutions found.
 */
export function chooseFromSlices(
  model: Model,
  plan: CombinationPlan,
  boxes: readonly IndexBox[],
  random: Random,
  trying: Trying,
): GroupOutcome {
  if (!holdsNothingFixed(model, plan)) return 'impossible';
  const choice = new Choice(random);
  const drawBox = boxDrawer(boxes);
  while (choice.count < enoughSolutions && trying.allowance.spend(costOfSlice)) {
    const slice = sliceOf(plan, drawBox(random), random);
    if (!tryBox(model, plan, slice, choice, trying)) break;
  }
  return choice.take(model) ? 'met' : 'notFound';
}

/** Computes what is the same for all combinations; false if it alone decides a condition. */
function holdsNothingFixed({ frame }: Model, { fixed, fixedTests }: CombinationPlan): boolean {
  for (const { slot, evaluate } of fixed) frame[slot] = evaluate(frame);
  return !fixedTests.some((test) => test(frame));
}

function sliceOf({ extensions }: CombinationPlan, box: IndexBox, random: Random): IndexBox {
  const slice = new Map(box);
  let size = 1;
  for (const { random: each } of extensions.toReversed()) {
    const side = box.get(each) ?? { from: 0, to: lastOf(each.domain) };
    const length = each.domain.size === Infinity ? Infinity : side.to - side.from + 1;
    if (size * length <= sliceSize) size *= length;
    else {
      slice.set(each, partOf(side, length === Infinity ? 1 : Math.max(1, Math.floor(sliceSize / size)), each, random));
      size = sliceSize;
    }
  }
  return slice;
}

/** One of the parts of a side with up to this many values, or one place of a continuum. */
function partOf(side: Side, length: number, each: RandomNumber, random: Random): Side {
  if (length === 1) {
    const at = placeIn(side, each, random);
    return { from: at, to: at };
  }
  const parts = Math.ceil((side.to - side.from + 1) / length);
  const from = side.from + length * random.integer(0, parts - 1);
  return { from, to: Math.min(side.to, from + length - 1) };
}

/** Reservoir sampling: a uniform choice among all solutions without storing them. */
class Choice {
  count = 0;
  #chosen: ReadonlyMap<RandomNumber, number> = new Map();
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  /** Offers further solutions; if one of them is chosen, it is requested by its number. */
  offer(count: number, solution: (number: number) => ReadonlyMap<RandomNumber, number>): void {
    if (count === 0) return;
    this.count += count;
    const number = this.#random.integer(0, this.count - 1);
    if (number < count) this.#chosen = solution(number);
  }

  /** Assigns the chosen solution to the random numbers; false if there is none. */
  take(model: Model): boolean {
    for (const [each, index] of this.#chosen) model.put(each, each.domain.at(index));
    return this.#chosen.size > 0;
  }
}

/** Offers all solutions in a box; false if there are too many combinations for the allowance. */
function tryBox(model: Model, plan: CombinationPlan, box: IndexBox, choice: Choice, trying?: Trying): boolean {
  const count = combinationsIn(box);
  if (count > mostCombinations) return false;
  if (trying === undefined || count > fewCombinations) return tryAll(plan, box, model.frame, choice, trying?.allowance);
  if (!trying.allowance.spend(costOfStage + count * trying.cost)) return false;
  const { frame } = model;
  const sides = [...box].map(([each, { from, to }]) => ({ each, from, length: Math.floor(to - from) + 1 }));
  const indicesOf = (number: number): ReadonlyMap<RandomNumber, number> => {
    let rest = number;
    return new Map(
      sides.map(({ each, from, length }) => {
        const index = from + (rest % length);
        rest = Math.floor(rest / length);
        return [each, index];
      }),
    );
  };
  for (let number = 0; number < count; number++) {
    let rest = number;
    for (const { each, from, length } of sides) {
      frame[each.slot] = each.domain.valueAt(from + (rest % length));
      rest = Math.floor(rest / length);
    }
    if (trying.isMet()) choice.offer(1, () => indicesOf(number));
  }
  return true;
}

/** Offers all solutions in a box; false if there are too many combinations for the allowance. */
function tryAll(
  plan: CombinationPlan,
  box: IndexBox,
  frame: ArrayLike<number>,
  choice: Choice,
  allowance?: Allowance,
): boolean {
  const stages: ExtensionStage[] = [];
  let most = 1;
  for (const extension of plan.extensions) {
    const stage = stageOf(extension, box, most, frame);
    stages.push(stage);
    if (allowance?.spend(costOfStage + stage.flags.length * stage.columns.length) === false) return false;
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
  const extend = (depth: number, rows: Rows): boolean => {
    const stage = stages[depth];
    if (stage === undefined) return true;
    const { cost } = stage.extension.joint;
    const isLast = depth === stages.length - 1;
    for (let from = 0; from < rows.count; from += stage.rowsAtOnce) {
      const size = fill(stage, rows, from, frame);
      if (allowance?.spend(size * (cost + 2)) === false) return false;
      if (isLast) {
        choice.offer(countOf(stage.flags, size), (number) =>
          solution(numberAt(stage, rows, from, placeOf(stage.flags, number))),
        );
      } else if (!extend(depth + 1, remaining(stage, rows, from, size))) return false;
    }
    return true;
  };
  return extend(0, { columns: [], numbers: new Float64Array(1), count: 1 });
}
