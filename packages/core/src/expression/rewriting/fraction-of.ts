import type { Expression } from '../nodes.ts';
import { fraction, type Fraction } from '../numbers/fraction.ts';
import { constantOf } from './constant.ts';
import { normalise } from './normalise.ts';

/** The fraction that an expression without names is, exactly; undefined where it is none, is written as a decimal, or has parts too great to be exact. */
export function fractionOf(expression: Expression): Fraction | undefined {
  const constant = constantOf(normalise(expression));
  if (constant === undefined || constant.isDecimal) return undefined;
  const { s, n, d } = constant.value;
  return fraction(Number(s * n), Number(d));
}
