import { greatestCommonDivisor } from '../numbers/arithmetic.ts';
import type { Expression } from '../nodes.ts';

/** A reduced fraction of whole numbers. */
export interface OddFraction {
  readonly numerator: number;
  readonly denominator: number;
}

/** The fraction an exponent is written as, if its reduced denominator is odd and not 1: `(1/3)`, `-(2/5)`, `0.2`. */
export function oddFraction(exponent: Expression): OddFraction | undefined {
  switch (exponent.kind) {
    case 'group':
    case 'plus':
      return oddFraction(exponent.operand);
    case 'negate': {
      const fraction = oddFraction(exponent.operand);
      return fraction && { numerator: -fraction.numerator, denominator: fraction.denominator };
    }
    case 'divide': {
      const numerator = wholeNumber(exponent.left);
      const denominator = wholeNumber(exponent.right);
      if (numerator === undefined || denominator === undefined || denominator === 0) return undefined;
      return oddReduced(numerator, denominator);
    }
    case 'number':
      return oddDecimal(exponent.value);
    default:
      return undefined;
  }
}

/** Decimals are fractions: 0.2 is 1/5. */
function oddDecimal(value: number): OddFraction | undefined {
  const below = 10 ** (String(value).split('.')[1] ?? '').length;
  return below > 1e15 ? undefined : oddReduced(Math.round(value * below), below);
}

function oddReduced(numerator: number, denominator: number): OddFraction | undefined {
  const divisor = greatestCommonDivisor(numerator, denominator) * Math.sign(denominator);
  const reduced = { numerator: numerator / divisor, denominator: denominator / divisor };
  return reduced.denominator % 2 === 1 && reduced.denominator > 1 ? reduced : undefined;
}

function wholeNumber(node: Expression): number | undefined {
  switch (node.kind) {
    case 'number':
      return Number.isSafeInteger(node.value) ? node.value : undefined;
    case 'group':
    case 'plus':
      return wholeNumber(node.operand);
    case 'negate': {
      const value = wholeNumber(node.operand);
      return value === undefined ? undefined : -value;
    }
    default:
      return undefined;
  }
}
