import {
  calculate,
  childrenOf,
  expand,
  maximumSize,
  normalise,
  substitute,
  type Expression,
  type Replacements,
} from '../../expression/index.ts';
import { fail, succeed, type Result } from '../../store/index.ts';
import type { DrawnFunction } from '../definitions/drawn.ts';
import { expressionFailure, type VariableFailure } from '../definitions/failure.ts';
import type { FunctionAction } from '../definitions/read-definitions.ts';
import type { FunctionTerm } from '../definitions/term.ts';

/** The term with the values of the other variables substituted, evaluated if the author wants that. */
export function drawFunction(
  name: string,
  { source, expression, parameters }: FunctionTerm,
  action: FunctionAction,
  replacements: Replacements,
): Result<DrawnFunction, VariableFailure> {
  const names = new Map([...replacements.names].filter(([each]) => !parameters.includes(each)));
  const replaced = substitute(expression, { ...replacements, names });
  if (replaced === undefined) {
    return fail(expressionFailure(name, source, { kind: 'tooLong', span: expression.span, limit: maximumSize }));
  }
  const term = workedOut(replaced, action);
  return action.kind === 'calculate' && isWithoutValue(term)
    ? fail({ kind: 'noNumberValue', span: source.span, name, text: source.text })
    : succeed({ kind: 'function', expression: term, parameters });
}

function workedOut(expression: Expression, action: FunctionAction): Expression {
  switch (action.kind) {
    case 'replace':
      return expression;
    case 'normalize':
      return normalise(expression);
    case 'expand':
      return expand(expression);
    case 'calculate':
      return calculate(expression, action.digits);
  }
}

function isWithoutValue(expression: Expression): boolean {
  if (expression.kind === 'number') return Number.isNaN(expression.value);
  return childrenOf(expression).some(isWithoutValue);
}
