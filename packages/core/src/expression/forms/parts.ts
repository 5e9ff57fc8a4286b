import type Fraction from 'fraction.js';
import type { Expression } from '../nodes.ts';
import { binary } from '../reading/build.ts';
import { constantOf } from '../rewriting/constant.ts';
import { nowhere } from '../rewriting/term.ts';
import { hasNode } from '../tree.ts';

/** The expression within brackets. */
export function withoutBrackets(expression: Expression): Expression {
  return expression.kind === 'group' ? withoutBrackets(expression.operand) : expression;
}

/** The expression within brackets and signs. */
export function withoutSigns(expression: Expression): Expression {
  const { kind } = expression;
  return kind === 'group' || kind === 'negate' || kind === 'plus' ? withoutSigns(expression.operand) : expression;
}

/** Whether a sum is written, perhaps in brackets and with a sign. */
export function isSum(expression: Expression): boolean {
  const { kind } = withoutSigns(expression);
  return kind === 'add' || kind === 'subtract';
}

/** Whether it contains a name: π and e are some, too. */
export function hasName(expression: Expression): boolean {
  return hasNode(expression, ({ kind }) => kind === 'name');
}

/** The summands of a sum as written, brackets in it dissolved; signs are left out. */
export function summandsIn(expression: Expression): readonly Expression[] {
  const inner = withoutBrackets(expression);
  if (inner.kind === 'add' || inner.kind === 'subtract') return [...summandsIn(inner.left), ...summandsIn(inner.right)];
  const unsigned = withoutSigns(inner);
  return unsigned.kind === 'add' || unsigned.kind === 'subtract' ? summandsIn(unsigned) : [inner];
}

/** The factors of a product or quotient as written; a fraction of numbers is one factor. */
export interface Factors {
  readonly above: readonly Expression[];
  readonly below: readonly Expression[];
}

export function factorsIn(expression: Expression): Factors {
  const inner = withoutBrackets(expression);
  if (numberIn(inner) !== undefined) return { above: [inner], below: [] };
  switch (inner.kind) {
    case 'negate':
    case 'plus':
      return factorsIn(inner.operand);
    case 'multiply':
    case 'juxtapose': {
      const [left, right] = [factorsIn(inner.left), factorsIn(inner.right)];
      return { above: [...left.above, ...right.above], below: [...left.below, ...right.below] };
    }
    case 'divide': {
      const [left, right] = [factorsIn(inner.left), factorsIn(inner.right)];
      return { above: [...left.above, ...right.below], below: [...left.below, ...right.above] };
    }
    default:
      return { above: [inner], below: [] };
  }
}

const one: Expression = { kind: 'number', span: nowhere, value: 1 };

/** The product of factors. */
export function productOf(factors: readonly Expression[]): Expression {
  return factors.reduce((left, right) => binary(nowhere, 'multiply', left, right), one);
}

/** The number that is written without calculation: a literal or a fraction of two, perhaps with signs and brackets. */
export function numberIn(expression: Expression): Fraction | undefined {
  const unsigned = withoutSigns(expression);
  const isLiteral = (node: Expression) => withoutSigns(node).kind === 'number';
  const isWritten =
    unsigned.kind === 'divide' ? isLiteral(unsigned.left) && isLiteral(unsigned.right) : isLiteral(unsigned);
  return isWritten ? constantOf(expression)?.value : undefined;
}
