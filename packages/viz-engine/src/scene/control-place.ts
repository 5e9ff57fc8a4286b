/** Where a slider or a box to tick stands: from, to and width in parts of the width of its board. */
export interface ControlPlace {
  readonly from: number;
  readonly to: number;
  readonly width: number;
  /** Of one beside the board: pixels from the edge of the board to its middle. On the board: part of its height. */
  readonly top: number;
  /** Whether the author has said where: it then stands on the board itself. */
  readonly isGiven: boolean;
}

/** Part of the width of the board that a slider takes, and where it ends (specification 002 §9). */
const usualWidth = 0.4;
const usualEnd = 0.875;

/** Pixels from one to the next, of which the first stands a little less far from the edge (specification 002 §9). */
const spacing = 25;
const growth = 1.1;

/** The height of each of those that stand below each other. */
export const controlHeight = spacing * growth;

/** The place of the control of an index from 0 on, as wide and where its author says. */
export function placeOfControl(
  index: number,
  width = usualWidth,
  position?: readonly [left: number, top: number],
): ControlPlace {
  const own = width > 0 ? width : usualWidth;
  if (position !== undefined) {
    const [from, top] = position;
    const to = Math.min(from + own, 1);
    return { from, to, width: to - from, top, isGiven: true };
  }
  const share = Math.min(own, usualEnd);
  return { from: usualEnd - share, to: usualEnd, width: share, top: spacing * (1 + growth * index), isGiven: false };
}
