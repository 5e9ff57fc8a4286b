import type { Face } from '../board/index.ts';

/**
 * A selectable element is pressed: it is selected, unless the maximum is reached, or deselected (specification 002 §4).
 */
export function pressSelectable(selected: readonly number[], pressed: number, most: number): readonly number[] {
  if (selected.includes(pressed)) return selected.filter((other) => other !== pressed);
  return selected.length < most ? [...selected, pressed] : selected;
}

/** A mark around a position, in pixels from its centre to its tips; the innermost `open` pixels are free. */
export interface Marker {
  readonly face: Face;
  readonly size: number;
  readonly open: number;
}

/**
 * The mark of a selectable element: when selected, it grows by 3 and changes its face (specification 002 §4). Surrounds
 * a label that extends `around` pixels.
 */
export function markerOf(isSelected: boolean, size: number, around = 0): Marker {
  return isSelected
    ? { face: '<>', size: Math.max(size, around * Math.SQRT2) + 3, open: around }
    : { face: '+', size: Math.max(size, around + size / 2), open: around };
}
