import { greatestCommonDivisor } from './arithmetic.ts';
import type { Expression } from '../nodes.ts';

/** A fraction of whole numbers in lowest terms, the denominator at least 1. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/** The fraction in lowest terms; undefined for a denominator of 0 and where numbers are too great to be exact. */
export function fraction(numerator: number, denominator: number): Fraction | undefined {
  if (denominator === 0 || !Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator)) return undefined;
  const divisor = greatestCommonDivisor(numerator, denominator) * Math.sign(denominator);
  return { numerator: numerator / divisor + 0, denominator: denominator / divisor };
}

/** The exact value of a tree made of whole numbers, fractions, + - * / and whole powers; else undefined. */
export function exactValue(
  expression: Expression,
  valueOf: (name: string) => Fraction | undefined,
): Fraction | undefined {
  const exact = (child: Expression): Fraction | undefined => exactValue(child, valueOf);
  switch (expression.kind) {
    case 'number':
      return fraction(expression.value, 1);
    case 'name':
      return valueOf(expression.value);
    case 'group':
    case 'plus':
      return exact(expression.operand);
    case 'negate': {
      const a = exact(expression.operand);
      return a && fraction(-a.numerator, a.denominator);
    }
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'juxtapose':
    case 'divide': {
      const a = exact(expression.left);
      const b = exact(expression.right);
      return a && b && combine(expression.kind, a, b);
    }
    case 'power': {
      const a = exact(expression.left);
      const b = exact(expression.right);
      return a && b && wholePower(a, b);
    }
    default:
      return undefined;
  }
}

function combine(
  kind: 'add' | 'subtract' | 'multiply' | 'juxtapose' | 'divide',
  a: Fraction,
  b: Fraction,
): Fraction | undefined {
  switch (kind) {
    case 'add':
      return fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
    case 'subtract':
      return fraction(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator);
    case 'multiply':
    case 'juxtapose':
      return fraction(a.numerator * b.numerator, a.denominator * b.denominator);
    case 'divide':
      return fraction(a.numerator * b.denominator, a.denominator * b.numerator);
  }
}

function wholePower(base: Fraction, exponent: Fraction): Fraction | undefined {
  if (exponent.denominator !== 1) return undefined;
  const size = Math.abs(exponent.numerator);
  const [over, under] =
    exponent.numerator < 0 ? [base.denominator, base.numerator] : [base.numerator, base.denominator];
  return fraction(over ** size, under ** size);
}
