import type { Result } from '../../store/index.ts';
import { compileNumber, compileTruth } from './closures.ts';
import type { CompileScope, Compiled } from './compile-scope.ts';
import { Compilation, compiled } from './compilation.ts';
import type { ExpressionFailure } from '../failure.ts';
import { isTruthValued, type Expression } from '../nodes.ts';

/**
 * Compiles a tree into a function of a frame. Names are resolved here: to a slot, else a constant, else a product of
 * names (`xy` as x·y); truth values and numbers are not interchangeable. Vectors are only allowed as arguments of min
 * and max.
 */
export function compileExpression(expression: Expression, scope: CompileScope): Result<Compiled, ExpressionFailure> {
  return compiled<Compilation, Compiled>(
    expression,
    () => new Compilation(scope),
    (tree, compilation) =>
      isTruthValued(tree)
        ? { type: 'truth', evaluate: compileTruth(tree, compilation) }
        : { type: 'number', evaluate: compileNumber(tree, compilation) },
  );
}
