import { Store } from '@lemma/core/store';
import type { Held } from '../scene/index.ts';

/** The common value of a variable shared by several figures. */
export interface SharedValue {
  /** Its kind: only variables of the same kind share a value. */
  readonly kind: string;
  /** Its initial value in the first figure that has it. */
  readonly start: Held;
  readonly held: Held;
  /** Whether a reader is moving it. */
  readonly isMoving: boolean;
}

/** The shared values of the figures of one page, by variable name. */
export class SharedValues extends Store<ReadonlyMap<string, SharedValue>> {
  constructor() {
    super(new Map());
  }

  /** Publishes values to all figures. */
  put(values: ReadonlyMap<string, SharedValue>): void {
    if (values.size > 0) this.update((before) => new Map([...before, ...values]));
  }
}
