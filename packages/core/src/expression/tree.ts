import type { Expression } from './nodes.ts';

/** The child nodes of a node. */
export function childrenOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'number':
    case 'name':
    case 'truth':
      return [];
    case 'relation':
      return expression.operands;
    case 'vector':
    case 'call':
      return expression.items;
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'juxtapose':
    case 'divide':
    case 'modulo':
    case 'power':
    case 'root':
    case 'and':
    case 'or':
      return [expression.left, expression.right];
    case 'negate':
    case 'plus':
    case 'factorial':
    case 'absolute':
    case 'group':
    case 'not':
      return [expression.operand];
  }
}

/** The node with each child replaced. */
export function mapChildren(expression: Expression, replace: (child: Expression) => Expression): Expression {
  switch (expression.kind) {
    case 'number':
    case 'name':
    case 'truth':
      return expression;
    case 'relation':
      return { ...expression, operands: expression.operands.map(replace) };
    case 'vector':
    case 'call':
      return { ...expression, items: expression.items.map(replace) };
    case 'negate':
    case 'plus':
    case 'factorial':
    case 'absolute':
    case 'group':
    case 'not':
      return { ...expression, operand: replace(expression.operand) };
    default:
      return { ...expression, left: replace(expression.left), right: replace(expression.right) };
  }
}

/** Whether a tree contains a node that matches; stops at the first. */
export function hasNode(expression: Expression, isOne: (node: Expression) => boolean): boolean {
  return isOne(expression) || childrenOf(expression).some((child) => hasNode(child, isOne));
}

/** Whether a tree exceeds a height; breadth-first, so that it never needs a deep stack. */
export function isHigherThan(expression: Expression, limit: number): boolean {
  let level: readonly Expression[] = [expression];
  for (let height = 0; level.length > 0; height++) {
    if (height >= limit) return true;
    level = level.flatMap(childrenOf);
  }
  return false;
}
