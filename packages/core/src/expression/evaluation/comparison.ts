import type { NumberOf, TruthOf } from './compile-scope.ts';
import type { RelationSign } from '../nodes.ts';

/** Relative tolerance of equality (absolute below 1): 0.1+0.2 = 0.3 is true. */
export const equalityTolerance = 1e-12;

/** Whether two numbers are equal up to rounding. */
export function areEqual(a: number, b: number): boolean {
  if (a === b) return true;
  const gap = Math.abs(a - b);
  return gap < Infinity && gap <= equalityTolerance * Math.max(1, Math.abs(a), Math.abs(b));
}

/** The comparison function of a relation sign. */
export function comparisonOf(sign: RelationSign): (a: number, b: number) => boolean {
  switch (sign) {
    case '=':
      return areEqual;
    case '!=':
      return areDifferent;
    case '<':
      return isLess;
    case '<=':
      return isAtMost;
    case '>':
      return isGreater;
    case '>=':
      return isAtLeast;
  }
}

/** Compares two numbers of a frame. */
export function compareBy(sign: RelationSign, a: NumberOf, b: NumberOf): TruthOf {
  const holds = comparisonOf(sign);
  return (frame) => holds(a(frame), b(frame));
}

function areDifferent(a: number, b: number): boolean {
  return !areEqual(a, b);
}

function isLess(a: number, b: number): boolean {
  return a < b && !areEqual(a, b);
}

function isAtMost(a: number, b: number): boolean {
  return a <= b || areEqual(a, b);
}

function isGreater(a: number, b: number): boolean {
  return isLess(b, a);
}

function isAtLeast(a: number, b: number): boolean {
  return isAtMost(b, a);
}
