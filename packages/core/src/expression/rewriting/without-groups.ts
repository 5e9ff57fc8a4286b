import type { Expression } from '../nodes.ts';
import { mapChildren } from '../tree.ts';

/** The tree without the brackets of its author; printing adds those it needs. */
export function withoutGroups(expression: Expression): Expression {
  return expression.kind === 'group' ? withoutGroups(expression.operand) : mapChildren(expression, withoutGroups);
}
