import type { Expression } from '../nodes.ts';
import { mapChildren } from '../tree.ts';

/** The tree without the brackets somebody wrote; printing writes those it needs. */
export function withoutGroups(expression: Expression): Expression {
  return expression.kind === 'group' ? withoutGroups(expression.operand) : mapChildren(expression, withoutGroups);
}
