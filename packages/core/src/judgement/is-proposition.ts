import type { Expression } from '../expression/index.ts';

/** Whether a solution consists of names connected by AND, OR and NOT, so that it can only mean its truth table. */
export function isProposition(expression: Expression): boolean {
  const consistsOfNames = (node: Expression): boolean => {
    switch (node.kind) {
      case 'group':
      case 'not':
        return consistsOfNames(node.operand);
      case 'and':
      case 'or':
        return consistsOfNames(node.left) && consistsOfNames(node.right);
      case 'name':
        // Also E and i: what is joined by AND and OR is no number.
        return true;
      case 'truth':
        return true;
      default:
        return false;
    }
  };
  const { kind } = expression;
  if (kind === 'group') return isProposition(expression.operand);
  return (kind === 'and' || kind === 'or' || kind === 'not') && consistsOfNames(expression);
}
