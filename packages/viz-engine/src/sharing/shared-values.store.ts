import { Store } from '@lemma/core/store';
import type { Held } from '../scene/index.ts';

/** The one value of a variable that several figures share. */
export interface SharedValue {
  /** What it is: only variables of the same kind share a value. */
  readonly kind: string;
  /** Where it was at first in the first figure that has it. */
  readonly start: Held;
  readonly held: Held;
  /** Whether a reader is moving it. */
  readonly isMoving: boolean;
}

/** What the figures of one page share, by the names of the variables. */
export class SharedValues extends Store<ReadonlyMap<string, SharedValue>> {
  constructor() {
    super(new Map());
  }

  /** Tells all figures these values. */
  put(values: ReadonlyMap<string, SharedValue>): void {
    if (values.size > 0) this.update((before) => new Map([...before, ...values]));
  }
}
