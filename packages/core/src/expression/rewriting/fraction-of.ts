import type { Expression } from '../nodes.ts';
import { fraction, type Fraction } from '../numbers/fraction.ts';
import { constantOf } from './constant.ts';
import { normalise } from './normalise.ts';

/**
 * The exact fraction denoted by an expression without names; undefined if there is none, if it is written as a decimal,
 * or if its parts are too large to be exact.
 */
export function fractionOf(expression: Expression): Fraction | undefined {
  const constant = constantOf(normalise(expression));
  if (constant === undefined || constant.isDecimal) return undefined;
  const { s, n, d } = constant.value;
  return fraction(Number(s * n), Number(d));
}
