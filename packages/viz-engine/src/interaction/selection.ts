import type { Face } from '../board/index.ts';

/** Something selectable is pressed: it is selected, unless there are enough, or it is no longer (specification 002 §4). */
export function pressSelectable(selected: readonly number[], pressed: number, most: number): readonly number[] {
  if (selected.includes(pressed)) return selected.filter((other) => other !== pressed);
  return selected.length < most ? [...selected, pressed] : selected;
}

/** The sign of what can be selected: selected, it grows by 3 and has another face (specification 002 §4). */
export function markerOf(isSelected: boolean, size: number): { readonly face: Face; readonly size: number } {
  return isSelected ? { face: '<>', size: size + 3 } : { face: '+', size };
}
