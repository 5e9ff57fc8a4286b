import type { BinaryNode, Expression } from '../nodes.ts';
import { numberNode } from '../rewriting/substitute.ts';
import { isSameTree } from './same-tree.ts';

/**
 * A sum or difference with the factors in front that both of its parts are written with: (x - 1)²·y - (x - 1)²·e^x is
 * (x - 1)²·(y - e^x). The zeros of such a factor are seen only where it is one.
 */
export function withCommonFactors(node: BinaryNode): Expression {
  const [left, right] = [factorsIn(node.left), factorsIn(node.right)];
  const common: Expression[] = [];
  const rest = [...right];
  const others = left.filter((factor) => {
    const at = rest.findIndex((each) => each.kind !== 'number' && isSameTree(each, factor));
    if (at === -1) return true;
    common.push(factor);
    rest.splice(at, 1);
    return false;
  });
  if (common.length === 0) return node;
  return productOf([...common, { ...node, left: productOf(others, node), right: productOf(rest, node) }], node);
}

function factorsIn(node: Expression): readonly Expression[] {
  switch (node.kind) {
    case 'group':
      return factorsIn(node.operand);
    case 'multiply':
    case 'juxtapose':
      return [...factorsIn(node.left), ...factorsIn(node.right)];
    case 'divide':
      return [...factorsIn(node.left), { ...node, left: numberNode(1, node.span) }];
    default:
      return [node];
  }
}

function productOf(factors: readonly Expression[], { span }: BinaryNode): Expression {
  const [first = numberNode(1, span), ...others] = factors;
  return others.reduce<Expression>((left, right) => ({ kind: 'multiply', span, left, right }), first);
}
