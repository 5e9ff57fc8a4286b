import type { Look } from '../board/index.ts';
import type { Element, ElementType } from '../elements/index.ts';
import type { Memory } from './memory.ts';

/** One variable of a figure that has been read and is right. */
export interface Variable {
  readonly name: string;
  readonly type: ElementType;
  readonly element: Element;
  readonly look: Look;
  /** Where its numbers are kept. */
  readonly slots: readonly number[];
  /** Whether a reader may change it. Its definition is then only where it starts. */
  readonly movable: boolean;
  /** Whether the seed decides its value. */
  readonly isDrawn: boolean;
  /** What it follows when that changes: nothing, if it is movable. */
  readonly follows: ReadonlySet<string>;
}

/** Computes the numbers of a variable anew from its definition; tells whether any has changed. */
export function computeValues({ element, slots }: Variable, memory: Memory): boolean {
  let changed = false;
  for (const [index, slot] of slots.entries()) {
    const value = element.compute[index]?.() ?? NaN;
    if (Object.is(value, memory.values[slot])) continue;
    memory.values[slot] = value;
    changed = true;
  }
  return changed;
}
