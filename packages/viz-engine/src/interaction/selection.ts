import type { Face } from '../board/index.ts';

/** Something selectable is pressed: it is selected, unless there are enough, or it is no longer (specification 002 §4). */
export function pressSelectable(selected: readonly number[], pressed: number, most: number): readonly number[] {
  if (selected.includes(pressed)) return selected.filter((other) => other !== pressed);
  return selected.length < most ? [...selected, pressed] : selected;
}

/** A sign around a place, in pixels from its middle to its tips; `open` of them around the middle are free. */
export interface Marker {
  readonly face: Face;
  readonly size: number;
  readonly open: number;
}

/**
 * The sign of what can be selected: selected, it grows by 3 and has another face (specification 002 §4). It stands around
 * a label that reaches `around` pixels from the place.
 */
export function markerOf(isSelected: boolean, size: number, around = 0): Marker {
  return isSelected
    ? { face: '<>', size: Math.max(size, around * Math.SQRT2) + 3, open: around }
    : { face: '+', size: Math.max(size, around + size / 2), open: around };
}
