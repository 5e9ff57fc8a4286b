import type { IntervalFunction } from '../numbers/interval-functions.ts';
import type { Interval } from '../numbers/interval.ts';
import type { CompileScope } from './compile-scope.ts';

/** The meaning of names where an expression is compiled for intervals. */
export interface IntervalScope extends CompileScope {
  /** Interval versions of the scope's functions; one without may have any value. */
  readonly intervals?: ReadonlyMap<string, IntervalFunction>;
  /** Whether constants and decimals mean the exact numbers instead of the nearest doubles: π, 0.1. */
  readonly meansReals?: boolean;
}

/**
 * Writes an interval that encloses every value of a number while the variables range over the intervals of the frame.
 */
export type IntervalOf = (frame: readonly Interval[], into: Interval) => void;

/** What is certain about a truth value while the variables range over intervals: the same everywhere, or unknown. */
export type Certainty = 'true' | 'false' | 'unknown';

/** The certainty of a truth value on the intervals of the frame. */
export type CertaintyOf = (frame: readonly Interval[]) => Certainty;

/** An expression ready for interval evaluation; the frame holds an interval in the slot of each variable. */
export type CompiledInterval =
  | { readonly type: 'number'; readonly evaluate: IntervalOf }
  | { readonly type: 'truth'; readonly evaluate: CertaintyOf };
