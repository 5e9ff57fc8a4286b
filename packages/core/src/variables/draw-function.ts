import {
  childrenOf,
  freeNames,
  mapChildren,
  maximumSize,
  numberNode,
  roundTo,
  substitute,
  valueOf,
  type Expression,
  type Replacements,
} from '../expression/index.ts';
import { fail, succeed, type Result } from '../store/index.ts';
import type { DrawnFunction } from './drawn.ts';
import { expressionFailure, type VariableFailure } from './failure.ts';
import type { FunctionAction } from './read-definitions.ts';
import type { FunctionTerm } from './term.ts';

/** The term with the values of the other variables in it, worked out where the author wants that. */
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
  if (action.kind === 'replace') return succeed({ kind: 'function', expression: replaced, parameters });
  const calculated = calculate(replaced, action.digits);
  return isWithoutValue(calculated)
    ? fail({ kind: 'noNumberValue', span: source.span, name, text: source.text })
    : succeed({ kind: 'function', expression: calculated, parameters });
}

/** Every part without parameters becomes a number, rounded to so many digits if that is wanted. */
function calculate(expression: Expression, digits: number | undefined): Expression {
  if (freeNames(expression).size === 0) {
    const value = valueOf(expression, {});
    if (value.ok && typeof value.value === 'number') {
      return numberNode(digits === undefined ? value.value : roundTo(value.value, digits), expression.span);
    }
  }
  return mapChildren(expression, (child) => calculate(child, digits));
}

function isWithoutValue(expression: Expression): boolean {
  if (expression.kind === 'number') return Number.isNaN(expression.value);
  return childrenOf(expression).some(isWithoutValue);
}
