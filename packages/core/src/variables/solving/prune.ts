import { combinationsIn, halvesOf, type IndexBox } from './index-box.ts';
import type { ConditionCertainty } from './condition-certainty.ts';

/** Maximum number of boxes examined. */
const maximumBoxes = 4000;

/** Boxes with fewer combinations are not worth dividing: enumerating them is as fast. */
const smallBox = 32_768;

/** Division continues as long as this many rounds, enough for three sides, eliminate a fifth. */
const roundsWithoutGain = 3;

/** The remaining combinations of values once boxes in which a condition certainly holds have been eliminated. */
export interface Remainder {
  readonly boxes: readonly IndexBox[];
  /** Infinite with a continuum. */
  readonly combinations: number;
}

/**
 * Repeatedly halves the box of all values, and eliminates boxes in which a condition certainly holds. If nothing
 * remains, the conditions provably cannot be avoided. Stops when the rest cannot be divided or is known to be free of
 * conditions, when it is small enough to enumerate and dividing no longer pays, or when the maximum number of boxes has
 * been examined.
 */
export function prune(whole: IndexBox, foresight: ConditionCertainty, fewEnough: number): Remainder {
  const free: IndexBox[] = [];
  const lefts: number[] = [];
  let open: readonly IndexBox[] = [whole];
  const combinations = (): number => [...free, ...open].reduce((sum, box) => sum + combinationsIn(box), 0);
  for (let looked = 0; open.length > 0 && looked + open.length <= maximumBoxes;) {
    looked += open.length;
    open = open.filter((box) => {
      const certainties = foresight(box);
      if (certainties.every((certainty) => certainty === 'false')) free.push(box);
      return certainties.includes('unknown') && !certainties.includes('true');
    });
    const left = combinations();
    if (left <= fewEnough && !pays(left, lefts.at(-roundsWithoutGain), open.length)) break;
    lefts.push(left);
    const halves = open.flatMap(halvesOf);
    if (halves.length === open.length) break;
    open = halves;
  }
  return { boxes: [...free, ...open], combinations: combinations() };
}

/** Whether dividing further pays, given the combinations left now and before. */
function pays(left: number, before: number | undefined, boxes: number): boolean {
  return left > smallBox * boxes && left <= 0.8 * (before ?? Infinity);
}
