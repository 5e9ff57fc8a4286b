import { greatestCommonDivisor } from '../numbers/arithmetic.ts';
import type { Expression } from '../nodes.ts';

/** A reduced fraction of whole numbers. */
export interface OddFraction {
  readonly numerator: number;
  readonly denominator: number;
}

/**
 * The fraction an exponent is written as, if it consists of whole numbers and its reduced denominator is odd: `(1/3)`,
 * `-(2/5)`.
 */
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
      const divisor = greatestCommonDivisor(numerator, denominator) * Math.sign(denominator);
      const reduced = { numerator: numerator / divisor, denominator: denominator / divisor };
      return reduced.denominator % 2 === 1 && reduced.denominator > 1 ? reduced : undefined;
    }
    default:
      return undefined;
  }
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
