import { closeDoubleOf, closeValueOf } from '../evaluation/close-value.ts';
import type { Expression } from '../nodes.ts';
import { isExactZero, magnitudeOf } from '../numbers/ball.ts';
import { numberNode } from '../rewriting/substitute.ts';
import { doubleAt, leavesDoubles } from './beyond-doubles.ts';

/**
 * Two numbers as doubles, if need be both divided by one power of ten that brings the second near 1: their digits are
 * compared then whatever their size. Undefined if one of them is no number, or too large.
 */
export function scaledTogether(first: Expression, second: Expression): readonly [number, number] | undefined {
  const doubles = [doubleAt(first), doubleAt(second)] as const;
  if (![first, second].some(leavesDoubles)) return doubles.every(Number.isFinite) ? doubles : undefined;
  const size = closeValueOf(second, 160);
  if (size === undefined) return undefined;
  const power = isExactZero(size) ? 0 : Math.floor(magnitudeOf(size) * Math.log10(2));
  const [a, b] = [over(first, power), over(second, power)].map(closeDoubleOf);
  return a === undefined || b === undefined ? undefined : [a, b];
}

function over(term: Expression, power: number): Expression {
  const { span } = term;
  const size = numberNode(Math.abs(power), span);
  const exponent: Expression = power > 0 ? { kind: 'negate', span, operand: size } : size;
  return {
    kind: 'multiply',
    span,
    left: term,
    right: { kind: 'power', span, left: numberNode(10, span), right: exponent },
  };
}
