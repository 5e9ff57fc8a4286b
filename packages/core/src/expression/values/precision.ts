import { numberMatches, type Precision } from '../numbers/rounding.ts';
import { entriesOf, haveSameShape } from './matrix.ts';
import { complexOf } from './scalar.ts';
import { truthOf, type Value } from './value.ts';

/**
 * Whether an answer matches the solution within a precision: entry by entry, real and imaginary parts separately.
 * Shapes must be equal.
 */
export function matchesPrecision(answer: Value, solution: Value, precision: Precision): boolean {
  if (answer.kind === 'truth' || solution.kind === 'truth') return truthOf(answer) === truthOf(solution);
  const solutions = entriesOf(solution).map(complexOf);
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
