import type { NumberTerm, Look } from '../board/index.ts';
import type { Element, ElementType } from '../elements/index.ts';
import type { Memory } from './memory.ts';
import type { VariableSettings } from './read-settings.ts';

/** One variable of a figure that has been read and is right. */
export interface Variable {
  readonly name: string;
  readonly type: ElementType;
  readonly element: Element;
  readonly look: Look;
  readonly settings: VariableSettings;
  /** Part of the width of its board that it takes; undefined is the usual one. */
  readonly width: NumberTerm | undefined;
  /** Where its numbers are kept. */
  readonly slots: readonly number[];
  /** So many of its numbers stand side by side: the columns of a matrix. */
  readonly columns: number;
  /** Whether a reader may change it. Its definition is then only where it starts. */
  readonly movable: boolean;
  /** Whether its author wants it to be moved as a whole, which it can be if its points can. */
  readonly editable: boolean;
  /** Whether the seed decides its value. */
  readonly isDrawn: boolean;
  /** What its definition and its attributes mention. */
  readonly dependsOn: ReadonlySet<string>;
  /** What it follows when that changes. */
  readonly follows: ReadonlySet<string>;
  /** What its colour follows. */
  readonly colorFollows: ReadonlySet<string>;
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
