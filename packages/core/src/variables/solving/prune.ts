import { combinationsIn, halvesOf, type IndexBox } from './index-box.ts';
import type { ConditionCertainty } from './condition-certainty.ts';

/** Most boxes that are looked at. */
const maximumBoxes = 4000;

/** Boxes with fewer combinations are not worth cutting: trying them is as quick. */
const smallBox = 32_768;

/** Cutting goes on as long as so many rounds, enough for three sides, leave out a fifth. */
const roundsWithoutGain = 3;

/** What is left of all combinations of values when boxes in which a condition surely holds have been left out. */
export interface Remainder {
  readonly boxes: readonly IndexBox[];
  /** Infinite with a continuum. */
  readonly combinations: number;
}

/**
 * Cuts the box of all values again and again into halves, and leaves out those in which a condition surely holds.
 * Nothing left proves that the conditions cannot be avoided. Stops when what is left cannot be cut or is known to be free
 * of conditions, when it has few enough combinations to be tried one by one and cutting does not pay any more, or when so
 * many boxes have been looked at.
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

/** Whether it is worth while to cut boxes with so many combinations left, and so many left before. */
function pays(left: number, before: number | undefined, boxes: number): boolean {
  return left > smallBox * boxes && left <= 0.8 * (before ?? Infinity);
}
