import type { Result } from '../../store/index.ts';
import type { ExpressionFailure } from '../failure.ts';
import { isTruthValued, type Expression } from '../nodes.ts';
import { compiled } from './compilation.ts';
import { certaintyOf, IntervalCompilation, intervalOf } from './interval-closures.ts';
import type { CompiledInterval, IntervalScope } from './interval-scope.ts';

export type { IntervalFunction } from '../numbers/interval-functions.ts';
export type { Certainty, CompiledInterval, IntervalScope } from './interval-scope.ts';

/**
 * Compiles a tree into a function of intervals, the counterpart of compileExpression: its interval encloses every value
 * the expression takes for numbers in the given intervals, and 'true' or 'false' holds for all of them. Not reentrant:
 * intermediate cells are shared between calls.
 */
export function compileInterval(
  expression: Expression,
  scope: IntervalScope,
): Result<CompiledInterval, ExpressionFailure> {
  return compiled<IntervalCompilation, CompiledInterval>(
    expression,
    () => new IntervalCompilation(scope),
    (tree, compilation) =>
      isTruthValued(tree)
        ? { type: 'truth', evaluate: certaintyOf(tree, compilation) }
        : { type: 'number', evaluate: intervalOf(tree, compilation) },
  );
}
