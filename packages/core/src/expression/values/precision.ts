import type { Complex } from '../numbers/complex.ts';
import { numberMatches, type Precision } from '../numbers/rounding.ts';
import { entriesOf, haveSameShape } from './matrix.ts';
import { complexOf } from './scalar.ts';
import { truthOf, type Value } from './value.ts';

/** What is left of a part in doubles beside the greatest one, relative to it: of i^2, 1.2·10^-16·i. */
export const leftOver = 1e-14;

/** Complex numbers with the parts as 0 that are only left over from computing in doubles. */
export function withoutNoise(numbers: readonly Complex[]): readonly Complex[] {
  const greatest = numbers.reduce((most, { re, im }) => Math.max(most, Math.abs(re), Math.abs(im)), 0);
  const kept = (part: number) => (Math.abs(part) < leftOver * greatest ? 0 : part);
  return numbers.map(({ re, im }) => ({ re: kept(re), im: kept(im) }));
}

/**
 * Whether an answer matches the solution within a precision: entry by entry, real and imaginary parts separately.
 * Shapes must be equal.
 */
export function matchesPrecision(answer: Value, solution: Value, precision: Precision): boolean {
  if (answer.kind === 'truth' || solution.kind === 'truth') return truthOf(answer) === truthOf(solution);
  const solutions = withoutNoise(entriesOf(solution).map(complexOf));
  return (
    haveSameShape(answer, solution) &&
    entriesOf(answer)
      .map(complexOf)
      .every(({ re, im }, index) => {
        const { re: exactRe, im: exactIm } = solutions[index] ?? { re: NaN, im: NaN };
        return numberMatches(re, exactRe, precision) && numberMatches(im, exactIm, precision);
      })
  );
}
