import { compileExpression } from '../evaluation/compile.ts';
import { freeNames } from '../free-names.ts';
import type { Expression } from '../nodes.ts';
import { roundTo } from '../numbers/format-number.ts';
import { mapChildren } from '../tree.ts';
import { numberNode } from './substitute.ts';

const noNames = { slots: new Map<string, number>() };

/** The tree with every part without parameters worked out to a number, rounded to so many decimals if that is wanted. */
export function calculate(expression: Expression, digits: number | undefined): Expression {
  if (freeNames(expression).size === 0) {
    const compiled = compileExpression(expression, noNames);
    if (compiled.ok && compiled.value.type === 'number') {
      const value = compiled.value.evaluate([]);
      return numberNode(digits === undefined ? value : roundTo(value, digits), expression.span);
    }
  }
  return mapChildren(expression, (child) => calculate(child, digits));
}
