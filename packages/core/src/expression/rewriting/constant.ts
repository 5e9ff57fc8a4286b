import type Fraction from 'fraction.js';
import type { Span } from '../../source/index.ts';
import type { BinaryKind, Expression } from '../nodes.ts';
import { exactLiteral, kept } from '../numbers/rational.ts';

/** A number that a tree states exactly. Written as a decimal if its parts are, otherwise as a fraction. */
export interface ExactConstant {
  readonly value: Fraction;
  readonly isDecimal: boolean;
}

/**
 * The constant denoted by a tree of numbers, signs and + - * /; undefined for other trees, division by 0 and numbers
 * out of range.
 */
export function constantOf(expression: Expression): ExactConstant | undefined {
  switch (expression.kind) {
    case 'number': {
      const value = exactLiteral(expression);
      return value && { value, isDecimal: value.d !== 1n };
    }
    case 'group':
    case 'plus':
      return constantOf(expression.operand);
    case 'negate': {
      const constant = constantOf(expression.operand);
      return constant && { ...constant, value: constant.value.neg() };
    }
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'juxtapose':
    case 'divide': {
      const left = constantOf(expression.left);
      const right = left && constantOf(expression.right);
      return right && combined(expression.kind, left, right);
    }
    default:
      return undefined;
  }
}

/** The result of an operation on two constants; undefined if none is representable as a double. */
export function combined(kind: BinaryKind, a: ExactConstant, b: ExactConstant): ExactConstant | undefined {
  const value = calculated(kind, a.value, b.value);
  return value && { value, isDecimal: a.isDecimal || b.isDecimal };
}

function calculated(kind: BinaryKind, a: Fraction, b: Fraction): Fraction | undefined {
  switch (kind) {
    case 'add':
      return kept(a.add(b));
    case 'subtract':
      return kept(a.sub(b));
    case 'multiply':
    case 'juxtapose':
      return kept(a.mul(b));
    case 'divide':
      return b.n === 0n ? undefined : kept(a.div(b));
    default:
      return undefined;
  }
}

/** The tree of a constant: a number, a sign and a number, or a fraction of two numbers. */
export function constantNode({ value, isDecimal }: ExactConstant, span: Span): Expression {
  const isSafe = value.n <= Number.MAX_SAFE_INTEGER && value.d <= Number.MAX_SAFE_INTEGER;
  const isFraction = value.d !== 1n && isSafe && !(isDecimal && isTerminating(value.d));
  const above: Expression = { kind: 'number', span, value: isFraction ? Number(value.n) : nearestDouble(value) };
  const signed: Expression = value.s < 0n && value.n !== 0n ? { kind: 'negate', span, operand: above } : above;
  if (!isFraction) return signed;
  return { kind: 'divide', span, left: signed, right: { kind: 'number', span, value: Number(value.d) } };
}

/** Whether fractions with this denominator have a terminating decimal expansion. */
function isTerminating(denominator: bigint): boolean {
  let rest = denominator;
  while (rest % 10n === 0n) rest /= 10n;
  while (rest % 2n === 0n) rest /= 2n;
  while (rest % 5n === 0n) rest /= 5n;
  return rest === 1n;
}

/** The absolute value of a fraction as a correctly rounded double, so that it reads back as the same double. */
function nearestDouble({ n, d }: Fraction): number {
  if (n <= Number.MAX_SAFE_INTEGER && d <= Number.MAX_SAFE_INTEGER) return Number(n) / Number(d);
  const shift = bitsOf(d) - bitsOf(n) + 72;
  const quotient = shift >= 0 ? (n << BigInt(shift)) / d : n / (d << BigInt(-shift));
  // The lowest of at least 64 bits is sticky: it represents all that were cut off.
  const half = -Math.trunc(shift / 2);
  return Number(quotient | 1n) * 2 ** half * 2 ** (-shift - half);
}

function bitsOf(whole: bigint): number {
  return whole.toString(16).length * 4;
}
