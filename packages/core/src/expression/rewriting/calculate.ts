import { valueOf } from '../evaluation/evaluate.ts';
import { freeNames } from '../free-names.ts';
import type { Expression } from '../nodes.ts';
import { roundTo } from '../numbers/format-number.ts';
import { mapChildren } from '../tree.ts';
import { numberOf } from '../values/value.ts';
import { numberNode } from './substitute.ts';

/** The tree with every part that has no parameters evaluated to a number, optionally rounded. */
export function calculate(expression: Expression, digits: number | undefined): Expression {
  if (freeNames(expression).size === 0) {
    const value = valueOf(expression, {});
    const number = value.ok ? numberOf(value.value) : undefined;
    if (number !== undefined)
      return numberNode(digits === undefined ? number : roundTo(number, digits), expression.span);
  }
  return mapChildren(expression, (child) => calculate(child, digits));
}
