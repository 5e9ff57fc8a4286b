/** What a reader can change of one variable: its numbers or its state, or its terms. */
export type Held = readonly number[] | Written;

/** Terms as a reader has written them. */
export interface Written {
  readonly terms: readonly string[];
}

/** Where everything movable is, by name. What a reader can change, and all that has to be kept. */
export type Position = ReadonlyMap<string, Held>;

/** What a reader does to a scene. */
export interface Mover {
  move(name: string, numbers: readonly number[]): void;
  /** Moves several things at once, as one movement of the one they belong to. */
  carry(name: string, numbers: Readonly<Record<string, readonly number[]>>): void;
  settle(): void;
}

export function isWritten(held: Held): held is Written {
  return 'terms' in held;
}
