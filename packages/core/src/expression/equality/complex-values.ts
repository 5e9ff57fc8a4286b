import { valueOf } from '../evaluation/evaluate.ts';
import type { Expression } from '../nodes.ts';
import { isScalar } from '../values/matrix.ts';
import { complexOf } from '../values/scalar.ts';
import type { Value } from '../values/value.ts';
import type { SamplePoints } from './sample-points.ts';

const mostPoints = 400;
const enoughPoints = 40;
const fewestPoints = 8;
/** Values this close, relative to their size, are equal up to rounding; those farther apart than `apart` are not. */
const near = 1e-9;
const apart = 1e-6;

/** Names that conventionally stand for complex numbers; all others are real. */
const complexNames: ReadonlySet<string> = new Set(['z', 'w']);

/**
 * A point where two expressions have different complex values, or whether they agreed at enough points. There are no
 * enclosures here.
 */
export function compareInComplex(
  left: Expression,
  right: Expression,
  names: readonly string[],
  points: SamplePoints,
): { readonly witness?: readonly number[]; readonly isEnough: boolean } {
  let alike = 0;
  for (let tried = 0; tried < (names.length === 0 ? 1 : mostPoints) && alike < enoughPoints; tried++) {
    const [point, imaginary] = [points.next(), points.next()];
    const values: Record<string, Value> = {};
    names.forEach((name, index) => {
      const [re, im] = [point[index] ?? 0, complexNames.has(name) ? (imaginary[index] ?? 0) : 0];
      values[name] = { kind: 'complex', re, im };
    });
    const distance = distanceBetween(valueOf(left, values, 'complex'), valueOf(right, values, 'complex'));
    if (distance > apart) return { witness: point, isEnough: true };
    if (distance <= near) alike++;
  }
  return { isEnough: alike >= Math.min(fewestPoints, names.length === 0 ? 1 : fewestPoints) };
}

type Outcome = ReturnType<typeof valueOf>;

/** Relative to their size; NaN if one of them has no value. */
function distanceBetween(left: Outcome, right: Outcome): number {
  if (!left.ok || !right.ok) return NaN;
  const [x, y] = [left.value, right.value];
  if (x.kind === 'truth' || y.kind === 'truth' || !isScalar(x) || !isScalar(y)) return NaN;
  const [a, b] = [complexOf(x), complexOf(y)];
  const size = Math.max(1, Math.hypot(a.re, a.im), Math.hypot(b.re, b.im));
  return Number.isFinite(size) ? Math.hypot(a.re - b.re, a.im - b.im) / size : NaN;
}
