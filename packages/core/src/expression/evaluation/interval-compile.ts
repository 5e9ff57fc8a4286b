import { fail, succeed, type Result } from '../../store/index.ts';
import type { ExpressionFailure } from '../failure.ts';
import { isTruthValued, type Expression } from '../nodes.ts';
import { splitNames } from '../reading/split-names.ts';
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
  const compilation = new IntervalCompilation(scope);
  const first = compileOnce(expression, compilation);
  if (first.ok || first.failure.kind !== 'unknownName') return first;
  const split = splitNames(expression, (name) => compilation.knows(name));
  return split === expression ? first : compileOnce(split, new IntervalCompilation(scope));
}

function compileOnce(
  expression: Expression,
  compilation: IntervalCompilation,
): Result<CompiledInterval, ExpressionFailure> {
  const compiled: CompiledInterval = isTruthValued(expression)
    ? { type: 'truth', evaluate: certaintyOf(expression, compilation) }
    : { type: 'number', evaluate: intervalOf(expression, compilation) };
  return compilation.failure === undefined ? succeed(compiled) : fail(compilation.failure);
}
