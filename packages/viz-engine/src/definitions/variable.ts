import type { NumberTerm, Look } from '../board/index.ts';
import type { Element, ElementType } from '../elements/index.ts';
import type { Memory } from './memory.ts';
import type { VariableSettings } from './read-settings.ts';

/** A valid variable of a figure. */
export interface Variable {
  readonly name: string;
  readonly type: ElementType;
  readonly element: Element;
  readonly look: Look;
  readonly settings: VariableSettings;
  /** Its width as a fraction of the board's; undefined is the default. */
  readonly width: NumberTerm | undefined;
  /** The slots of its numbers. */
  readonly slots: readonly number[];
  /** How many of its numbers form a row: the columns of a matrix. */
  readonly columns: number;
  /** Whether a reader may change it. Its definition is then only its initial value. */
  readonly movable: boolean;
  /** Whether its author wants it to be movable as a whole, which it is if its points are. */
  readonly editable: boolean;
  /** Whether the seed decides its value. */
  readonly isDrawn: boolean;
  /** The names in its definition and attributes. */
  readonly dependsOn: ReadonlySet<string>;
  /** The names it follows when they change. */
  readonly follows: ReadonlySet<string>;
  /** The names its colour follows. */
  readonly colorFollows: ReadonlySet<string>;
}

/** Recomputes the numbers of a variable from its definition; returns whether any has changed. */
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
