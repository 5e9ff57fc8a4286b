import type { Expression } from '../nodes.ts';
import type { Compared } from './compared.ts';
import { comparedOf } from './compared.ts';
import { hasOnlyZerosOf } from './on-lines.ts';
import { realRootOf } from '../polynomials/real-roots.ts';
import { squareFree, wholePolynomialOf } from '../polynomials/whole-polynomial.ts';
import { rationalFunctionOf } from './rational-function.ts';
import { constantsIn } from './sample-points.ts';
import { signOfForm } from './sign-of.ts';

/** Maximum number of points that are tried. */
const mostPoints = 400;
/** Half-width of a box that is taken for everything. */
const everywhere = 1e12;

/** Whether an equation holds at single points where another one does not. */
export type LoneZeros =
  | { readonly kind: 'none' | 'unknown' }
  | { readonly kind: 'found'; readonly at: readonly number[] };

/**
 * Searches for points where a factor of a term touches 0 without changing its sign, and the other term is not 0: of
 * (y - x)·((x - 1)^2 + y^2), the point (1, 0). `unknown`: a factor may have such points.
 */
export function loneZerosOf(
  term: Expression,
  { term: otherTerm, compared: other }: { readonly term: Expression; readonly compared: Compared },
  slots: ReadonlyMap<string, number>,
  points: readonly (readonly number[])[],
): LoneZeros {
  for (const factor of factorsOf(term)) {
    const compared = comparedOf(factor, slots);
    if (compared?.type !== 'number') return { kind: 'unknown' };
    if (isNeverZero(factor, compared, slots.size) || changesSign(compared, points)) continue;
    const [first, second] = [rationalFunctionOf(factor), rationalFunctionOf(otherTerm)];
    if (first && second && hasOnlyZerosOf(first, second, [...slots.keys()])) continue;
    const zero = candidates(factor, slots.size).find((point) => isZero(compared, point) && isNotZero(other, point));
    return zero === undefined ? { kind: 'unknown' } : { kind: 'found', at: zero };
  }
  return { kind: 'none' };
}

/** The factors of a term that may be 0. */
export function factorsOf(term: Expression): readonly Expression[] {
  switch (term.kind) {
    case 'group':
    case 'negate':
    case 'plus':
    case 'absolute':
      return factorsOf(term.operand);
    case 'multiply':
    case 'juxtapose':
      return [...factorsOf(term.left), ...factorsOf(term.right)];
    case 'divide':
      return factorsOf(term.left);
    case 'power':
      return term.right.kind === 'number' && term.right.value > 0 ? factorsOf(term.left) : [term];
    default:
      return [term];
  }
}

/** By its form, as a polynomial in one name without real roots, or by its enclosure. */
function isNeverZero(factor: Expression, compared: Compared, dimension: number): boolean {
  if (signOfForm(factor) === 'positive') return true;
  const zeros = wholePolynomialOf(rationalFunctionOf(factor)?.above ?? []);
  if (zeros !== undefined && zeros.length > 0 && realRootOf(squareFree(zeros)) === undefined) return true;
  const { low, high } = compared.within(
    Array.from({ length: dimension }, () => 0),
    everywhere,
  );
  return low > 0 || high < 0;
}

function changesSign(compared: Compared, points: readonly (readonly number[])[]): boolean {
  const sides = points.map((point) => compared.within(point, 0));
  return sides.some(({ low }) => low > 0) && sides.some(({ high }) => high < 0);
}

/** Points made of the numbers that occur in a term, and of 0. */
function candidates(term: Expression, dimension: number): readonly (readonly number[])[] {
  const sizes = [...new Set([0, ...constantsIn(term)])];
  const coordinates = [...new Set(sizes.flatMap((size) => [size, -size]))];
  let all: readonly (readonly number[])[] = [[]];
  for (let index = 0; index < dimension && all.length * coordinates.length <= mostPoints; index++) {
    all = all.flatMap((point) => coordinates.map((x) => [...point, x]));
  }
  return all.filter(({ length }) => length === dimension);
}

function isZero(compared: Compared, point: readonly number[]): boolean {
  const { low, high } = compared.within(point, 0);
  return low === 0 && high === 0;
}

function isNotZero(compared: Compared, point: readonly number[]): boolean {
  const { low, high } = compared.within(point, 0);
  return low > 0 || high < 0;
}
