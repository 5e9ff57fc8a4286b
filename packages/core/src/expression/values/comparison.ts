import { comparisonOf, equalityTolerance } from '../evaluation/comparison.ts';
import type { RelationSign } from '../nodes.ts';
import { subtract } from './arithmetic.ts';
import { realOf, sizeOf } from './scalar.ts';
import type { Scalar } from './value.ts';

/**
 * Whether a relation holds: exactly between rational numbers, otherwise up to rounding. Non-real numbers are neither
 * less nor greater.
 */
export function holds(sign: RelationSign, a: Scalar, b: Scalar): boolean {
  if (a.kind === 'rational' && b.kind === 'rational') return comparisonOf(sign)(a.value.compare(b.value), 0);
  const [x, y] = [realOf(a), realOf(b)];
  if (x !== undefined && y !== undefined) return comparisonOf(sign)(x, y);
  switch (sign) {
    case '=':
      return areEqual(a, b);
    case '!=':
      return !areEqual(a, b);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return false;
  }
}

function areEqual(a: Scalar, b: Scalar): boolean {
  return sizeOf(subtract(a, b)) <= equalityTolerance * Math.max(1, sizeOf(a), sizeOf(b));
}
