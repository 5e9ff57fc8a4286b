import { fail, succeed, type Result } from '../../store/index.ts';
import { compileNumber, compileTruth } from './closures.ts';
import type { CompileScope, Compiled } from './compile-scope.ts';
import { Compilation } from './compilation.ts';
import type { ExpressionFailure } from '../failure.ts';
import { isTruthValued, type Expression } from '../nodes.ts';
import { splitNames } from '../reading/split-names.ts';

/**
 * Compiles a tree into a function of a frame. Names are resolved here: to a slot, else a constant, else a product of
 * names (`xy` as x·y); truth values and numbers are not interchangeable. Vectors are only allowed as arguments of min
 * and max.
 */
export function compileExpression(expression: Expression, scope: CompileScope): Result<Compiled, ExpressionFailure> {
  const first = compileOnce(expression, new Compilation(scope));
  if (first.ok || first.failure.kind !== 'unknownName') return first;
  const compilation = new Compilation(scope);
  const split = splitNames(expression, (name) => compilation.knows(name));
  return split === expression ? first : compileOnce(split, compilation);
}

function compileOnce(expression: Expression, compilation: Compilation): Result<Compiled, ExpressionFailure> {
  const compiled: Compiled = isTruthValued(expression)
    ? { type: 'truth', evaluate: compileTruth(expression, compilation) }
    : { type: 'number', evaluate: compileNumber(expression, compilation) };
  return compilation.failure === undefined ? succeed(compiled) : fail(compilation.failure);
}
