import type { IntervalFunction } from '../numbers/interval-functions.ts';
import type { Interval } from '../numbers/interval.ts';
import type { CompileScope } from './compile-scope.ts';

/** What names mean where an expression is compiled for intervals. */
export interface IntervalScope extends CompileScope {
  /** Functions of the scope on intervals; of one that is missing here every value is thought possible. */
  readonly intervals?: ReadonlyMap<string, IntervalFunction>;
  /** Whether constants and decimals are the numbers that are meant, instead of the doubles beside them: π, 0.1. */
  readonly meansReals?: boolean;
}

/** Writes an interval that encloses every value a number has while the variables run through the intervals of the frame. */
export type IntervalOf = (frame: readonly Interval[], into: Interval) => void;

/** What is known of a truth value while the variables run through intervals: the same everywhere, or not known to be. */
export type Certainty = 'true' | 'false' | 'unknown';

/** What is known of a truth value in the intervals of the frame. */
export type CertaintyOf = (frame: readonly Interval[]) => Certainty;

/** An expression ready to be evaluated on intervals, which the frame has at the slots of the variables. */
export type CompiledInterval =
  | { readonly type: 'number'; readonly evaluate: IntervalOf }
  | { readonly type: 'truth'; readonly evaluate: CertaintyOf };
