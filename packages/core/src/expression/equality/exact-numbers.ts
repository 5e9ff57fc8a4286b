import { closeValueOf, isLong, isSmall } from '../evaluation/close-value.ts';
import type { Expression } from '../nodes.ts';
import { differenceOf, isExactZero, magnitudeOf, mayBeZero } from '../numbers/ball.ts';
import { hasNode } from '../tree.ts';
import { exactPrecisions, isRational, type CloseMatch } from './close-numbers.ts';
import { isSameTree } from './same-tree.ts';

/** Binary digits for numbers that are not rational: what agrees in all of the last ones is the same number. */
const precisions = [160, 640, 2560];

/**
 * Compares two numbers without variables, of any size: are they the same number? Decimals are never an irrational number,
 * however many digits they have. `unknown` for numbers that are too large. Undefined if a number cannot be computed with
 * a bound of its error, or was drawn as a double.
 */
export function matchExactly(left: Expression, right: Expression): CloseMatch | undefined {
  if (isSameTree(left, right)) return 'match';
  if (![left, right].every(isSmall) || [left, right].some(hasLongNumber)) return undefined;
  const areRational = [left, right].every(isRational);
  const all = areRational ? exactPrecisions : precisions;
  for (const bits of all) {
    const [a, b] = [closeValueOf(left, bits), closeValueOf(right, bits)];
    if (a === undefined || b === undefined) return undefined;
    const difference = differenceOf(a, b, bits);
    if (difference === undefined) return undefined;
    if (isExactZero(difference)) return 'match';
    if (!mayBeZero(difference)) return 'differ';
    const size = Math.max(magnitudeOf(a), magnitudeOf(b), 0);
    const isLast = bits === all.at(-1);
    if (isLast && !areRational && magnitudeOf({ ...difference, middle: 0n }) < size - bits / 2) return 'match';
  }
  return 'unknown';
}

function hasLongNumber(expression: Expression): boolean {
  return hasNode(expression, (node) => node.kind === 'number' && isLong(node));
}
