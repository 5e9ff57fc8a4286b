/** The position of a slider or checkbox: from, to and width as fractions of the board's width. */
export interface ControlPlace {
  readonly from: number;
  readonly to: number;
  readonly width: number;
  /** Beside the board: pixels from its edge to the control's centre. On the board: fraction of its height. */
  readonly top: number;
  /** Whether the author has set the position: it is then on the board itself. */
  readonly isGiven: boolean;
}

/** The fraction of the board's width that a slider occupies, and where it ends (specification 002 §9). */
const usualWidth = 0.4;
const usualEnd = 0.875;

/** Pixels between controls, the first of which is slightly closer to the edge (specification 002 §9). */
const spacing = 25;
const growth = 1.1;

/** The height of each of the stacked controls. */
export const controlHeight = spacing * growth;

/** The position of a control by index from 0, with the width and position set by its author. */
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
