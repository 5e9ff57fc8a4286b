/** What a reader can change about a variable: its numbers or state, or its terms. */
export type Held = readonly number[] | Written;

/** Terms entered by a reader. */
export interface Written {
  readonly terms: readonly string[];
}

/** The position of everything movable, by name: what a reader can change, and all that has to be stored. */
export type ScenePosition = ReadonlyMap<string, Held>;

/** A reader's actions on a scene. */
export interface Mover {
  move(name: string, numbers: readonly number[]): void;
  /** Moves several things at once, as one movement of what they belong to. */
  carry(name: string, numbers: Readonly<Record<string, readonly number[]>>): void;
  settle(): void;
}

/** Whether two are equal: numbers by value, terms by their text. */
export function isSameHeld(one: Held | undefined, other: Held | undefined): boolean {
  if (one === other) return true;
  if (one === undefined || other === undefined || isWritten(one) !== isWritten(other)) return false;
  const [these, those] = [partsOf(one), partsOf(other)];
  return these.length === those.length && these.every((each, index) => each === those[index]);
}

function partsOf(held: Held): readonly (number | string)[] {
  return isWritten(held) ? held.terms : held;
}

/** Whether everything is in the same place in both. */
export function isSamePosition(one: ScenePosition, other: ScenePosition): boolean {
  return one === other || [...one].every(([name, held]) => isSameHeld(held, other.get(name)));
}

export function isWritten(held: Held): held is Written {
  return 'terms' in held;
}
