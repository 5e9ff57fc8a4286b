import type { NumberOf, TruthOf } from './compile-scope.ts';
import type { RelationSign } from '../nodes.ts';

/** Numbers this close count as equal, relative to the greater one (absolute below 1): 0.1+0.2 = 0.3 is true. */
export const equalityTolerance = 1e-12;

/** Whether two numbers are equal but for rounding. */
function areEqual(a: number, b: number): boolean {
  if (a === b) return true;
  const gap = Math.abs(a - b);
  return gap < Infinity && gap <= equalityTolerance * Math.max(1, Math.abs(a), Math.abs(b));
}

/** Compares two numbers of a frame. */
export function compareBy(sign: RelationSign, a: NumberOf, b: NumberOf): TruthOf {
  switch (sign) {
    case '=':
      return (frame) => areEqual(a(frame), b(frame));
    case '!=':
      return (frame) => !areEqual(a(frame), b(frame));
    case '<':
      return (frame) => isLess(a(frame), b(frame));
    case '<=':
      return (frame) => isAtMost(a(frame), b(frame));
    case '>':
      return (frame) => isLess(b(frame), a(frame));
    case '>=':
      return (frame) => isAtMost(b(frame), a(frame));
  }
}

function isLess(a: number, b: number): boolean {
  return a < b && !areEqual(a, b);
}

function isAtMost(a: number, b: number): boolean {
  return a <= b || areEqual(a, b);
}
