import type { Expression } from '../nodes.ts';
import { generalTolerance } from '../numbers/rounding.ts';
import { childrenOf, hasNode } from '../tree.ts';

/** Decimals with this many digits are rarely meant exactly. */
const mostDecimalDigits = 8;

/** Whether a decimal has more digits than are usually meant exactly. */
export function hasRoundedNumber(expression: Expression): boolean {
  return hasNode(expression, isRounded);
}

function isRounded(node: Expression): boolean {
  if (node.kind !== 'number' || (Number.isInteger(node.value) && node.digits === undefined)) return false;
  const [mantissa = ''] = (node.digits ?? String(node.value)).split(/e/i);
  return mantissa.replace('.', '').replace(/^0+/, '').length > mostDecimalDigits;
}

/** Less than a whole unit, so that 300.000000001 is no rounded 300. */
const nearlyOne = 0.999;

/**
 * How far the numbers that are rounded or cut off in an expression may be from those that are meant, relative to their size:
 * a unit of the last digit. 0 if there are none.
 */
export function roundingIn(node: Expression): number {
  if (node.kind !== 'number') return childrenOf(node).reduce((most, child) => Math.max(most, roundingIn(child)), 0);
  if (!isRounded(node)) return 0;
  const [mantissa = '', exponent = '0'] = (node.digits ?? String(node.value)).split(/e/i);
  const decimals = (mantissa.split('.')[1] ?? '').length;
  return Math.min(generalTolerance, (nearlyOne * 10 ** (Number(exponent) - decimals)) / node.value);
}
