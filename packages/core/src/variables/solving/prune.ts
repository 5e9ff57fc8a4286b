import { combinationsIn, halvesOf, shareOf, type IndexBox } from './index-box.ts';
import type { ConditionCertainty } from './condition-certainty.ts';

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

export interface PruneLimits {
  /** So few combinations can be enumerated. */
  readonly fewEnough: number;
  /** Maximum number of boxes examined. */
  readonly mostBoxes: number;
  /** Whether to stop as soon as dividing no longer pays, however many combinations are left. */
  readonly onlyWhileItPays?: boolean;
  /** Asked with the number of boxes to be examined next. */
  readonly mayGoOn?: (boxes: number) => boolean;
}

/**
 * Repeatedly halves boxes that contain all values, and eliminates those in which a condition certainly holds. If
 * nothing remains, the conditions provably cannot be avoided. Stops when the rest cannot be divided or is known to be
 * free of conditions, when it is small enough to enumerate and dividing no longer pays, or at a limit.
 */
export function prune(start: readonly IndexBox[], foresight: ConditionCertainty, limits: PruneLimits): Remainder {
  const { fewEnough, mostBoxes, onlyWhileItPays = false, mayGoOn = () => true } = limits;
  const free: IndexBox[] = [];
  const lefts: number[] = [];
  const shares: number[] = [];
  let open = start;
  const combinations = (): number => [...free, ...open].reduce((sum, box) => sum + combinationsIn(box), 0);
  const share = (): number => [...free, ...open].reduce((sum, box) => sum + shareOf(box), 0);
  for (let looked = 0; open.length > 0 && looked + open.length <= mostBoxes && mayGoOn(open.length);) {
    looked += open.length;
    open = open.filter((box) => {
      const certainties = foresight(box);
      if (certainties.every((certainty) => certainty === 'false')) free.push(box);
      return certainties.includes('unknown') && !certainties.includes('true');
    });
    const left = combinations();
    if (left <= fewEnough && !pays(left, lefts.at(-roundsWithoutGain), open.length)) break;
    lefts.push(left);
    if (onlyWhileItPays) {
      const before = shares.at(-roundsWithoutGain);
      shares.push(share());
      if (before !== undefined && share() > 0.8 * before) break;
    }
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
