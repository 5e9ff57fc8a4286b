import { freeNames } from '../free-names.ts';
import type { BinaryNode, Expression } from '../nodes.ts';
import { degreeOf, derivativeOf, squareFree, wholePolynomialOf } from '../polynomials/whole-polynomial.ts';
import type { WholePolynomial } from '../polynomials/whole-polynomial.ts';
import { childrenOf, hasNode } from '../tree.ts';
import { comparedOf, isEmpty, type Compared } from './compared.ts';
import { rationalFunctionOf } from './rational-function.ts';
import { isReservedName } from '../reserved-names.ts';
import { withoutGroups } from '../rewriting/without-groups.ts';
import { roundingIn } from './rounded-number.ts';
import { constantsIn } from './sample-points.ts';

/** A number at which a condition may change its truth value. */
export interface Border {
  readonly at: number;
  /** Whether the border is this double; otherwise it is less than a few units in the last place away. */
  readonly isExact: boolean;
  /** The number as it is written, if the condition compares a name with one: `x < sqrt(2)`. */
  readonly written?: Expression;
  /** How far it may be from the number that is meant, relative to its size, because decimals in it are rounded. */
  readonly rounding: number;
}

/** Maximum number of constants whose sums, products and quotients are tried as borders. */
const mostConstants = 8;
const mostBorders = 200;
/** Bisection steps until two points of any magnitude are neighbours. */
const halvings = 110;
const powersOfTen = Array.from({ length: 31 }, (_, index) => 10 ** (index - 15));

/** Functions of which the conditions have borders that are all found: others may change their value anywhere. */
const tame: ReadonlySet<string> = new Set(['sqrt', 'cbrt', 'exp', 'ln', 'log', 'lg', 'log10', 'log2', 'abs']);

/** Whether all borders of a condition in one name are found: it has no periodic functions and no steps. */
export function hasFewBorders(condition: Expression): boolean {
  return !hasNode(
    condition,
    (node) => node.kind === 'modulo' || node.kind === 'factorial' || (node.kind === 'call' && !tame.has(node.name)),
  );
}

/**
 * The numbers, in order, at which a condition in one name may change its truth value: zeros and poles of the differences
 * that it compares, exactly for polynomials, otherwise where the sign of a difference changes between numbers that
 * follow from the constants in `context`, and powers of ten.
 */
export function bordersOf(
  condition: Expression,
  slots: ReadonlyMap<string, number>,
  context: readonly Expression[],
): readonly Border[] {
  const found = differencesIn(condition).flatMap((difference) => {
    const rounding = roundingIn(difference);
    const written = numberIn(difference);
    return bordersOfTerm(difference, slots, context).map((border) => ({
      ...border,
      rounding,
      ...(written && { written }),
    }));
  });
  return found.sort((a, b) => a.at - b.at).slice(0, mostBorders);
}

/** Where a term in one name vanishes or changes its sign, found like borders. */
export function zerosOfTerm(
  term: Expression,
  slots: ReadonlyMap<string, number>,
  context: readonly Expression[],
): readonly number[] {
  return bordersOfTerm(term, slots, context).map(({ at }) => at);
}

function bordersOfTerm(
  term: Expression,
  slots: ReadonlyMap<string, number>,
  context: readonly Expression[],
): readonly Omit<Border, 'rounding'>[] {
  const compared = comparedOf(term, slots);
  if (compared?.type !== 'number') return [];
  // Those of a polynomial are all found.
  const candidates = polynomialZeros(term) ?? changesBetween(compared, gridOf(context));
  return candidates.map((at) => borderAt(at, compared));
}

type Difference = BinaryNode;

function differencesIn(condition: Expression): readonly Difference[] {
  if (condition.kind !== 'relation') return childrenOf(condition).flatMap(differencesIn);
  return condition.operands.flatMap((right, index) => {
    const left = condition.operands[index - 1];
    return left === undefined ? [] : [{ kind: 'subtract' as const, span: condition.span, left, right }];
  });
}

/** The number in a difference of a name and a number. */
function numberIn({ left, right }: Difference): Expression | undefined {
  const [one, other] = [withoutGroups(left), withoutGroups(right)];
  if (isVariable(one)) return isNumber(other) ? other : undefined;
  return isVariable(other) && isNumber(one) ? one : undefined;
}

function isVariable(node: Expression): boolean {
  return node.kind === 'name' && !isReservedName(node.value);
}

function isNumber(node: Expression): boolean {
  return [...freeNames(node)].every(isReservedName);
}

const grids = new WeakMap<readonly Expression[], readonly number[]>();

/** Numbers near which borders may lie; those of one context are needed for all of its terms. */
function gridOf(context: readonly Expression[]): readonly number[] {
  const grid = grids.get(context) ?? gridAround(context);
  grids.set(context, grid);
  return grid;
}

function gridAround(context: readonly Expression[]): readonly number[] {
  const sizes = [...new Set([1, ...context.flatMap(constantsIn)].map(Math.abs))].filter((size) => size > 0);
  const some = sizes.slice(0, mostConstants);
  const pairs = some.flatMap((a) => some.flatMap((b) => [a + b, a - b, a * b, a / b]));
  const all = [0, ...sizes, ...pairs, ...powersOfTen].filter(Number.isFinite);
  return [...new Set(all.flatMap((size) => [size, -size]))].sort((a, b) => a - b);
}

/** The real zeros of the numerator and the denominator of a rational function in one name; undefined for other terms. */
function polynomialZeros(difference: Expression): readonly number[] | undefined {
  const quotient = rationalFunctionOf(difference);
  if (quotient === undefined) return undefined;
  const [above, below] = [wholePolynomialOf(quotient.above), wholePolynomialOf(quotient.below)];
  if (above === undefined || below === undefined) return undefined;
  const zeros = [above, below].flatMap((polynomial) => (polynomial.length < 2 ? [] : zerosOf(squareFree(polynomial))));
  return zeros.every(Number.isFinite) ? zeros : undefined;
}

/** All real zeros of a square-free polynomial, between those of its derivative. */
function zerosOf(polynomial: WholePolynomial): readonly number[] {
  const coefficients = polynomial.map(Number);
  const [constant = 0, slope = 0] = coefficients;
  if (degreeOf(polynomial) < 1) return [];
  if (degreeOf(polynomial) === 1) return [-constant / slope];
  const leading = Math.abs(coefficients.at(-1) ?? 1);
  const bound = 2 + coefficients.reduce((most, each) => Math.max(most, Math.abs(each)), 0) / leading;
  const valueAt = (x: number) => coefficients.reduceRight((value, coefficient) => value * x + coefficient, 0);
  const turns = zerosOf(squareFree(derivativeOf(polynomial)));
  const ends = [-bound, ...[...turns].sort((a, b) => a - b), bound];
  return ends.slice(1).flatMap((to, index) => {
    const from = ends[index] ?? to;
    const isBelow = valueAt(from) < 0;
    if (valueAt(to) < 0 === isBelow) return [];
    return [halved(from, to, (x) => valueAt(x) < 0 === isBelow)];
  });
}

/** `below`, `above`: certainly not 0. */
type Side = 'below' | 'above' | 'zero' | 'undefined';

function sideAt(compared: Compared, x: number): Side {
  const enclosure = compared.within([x], 0);
  if (isEmpty(enclosure)) return 'undefined';
  return enclosure.low > 0 ? 'above' : enclosure.high < 0 ? 'below' : 'zero';
}

function changesBetween(compared: Compared, grid: readonly number[]): readonly number[] {
  const sides = grid.map((x) => sideAt(compared, x));
  return grid.flatMap((x, index) => {
    const side = sides[index];
    const [before, sideBefore] = [grid[index - 1], sides[index - 1]];
    const own = side === 'zero' ? [x] : [];
    if (before === undefined || sideBefore === side || side === 'zero' || sideBefore === 'zero') return own;
    return [...own, halved(before, x, (at) => sideAt(compared, at) === sideBefore)];
  });
}

/** The end of the range in which something holds from `from` on, but not at `to`. */
function halved(from: number, to: number, holds: (x: number) => boolean): number {
  let [inside, outside] = [from, to];
  for (let halving = 0; halving < halvings; halving++) {
    const middle = inside + (outside - inside) / 2;
    if (middle === inside || middle === outside) break;
    if (holds(middle)) inside = middle;
    else outside = middle;
  }
  return outside;
}

/** A zero next to a short decimal is that decimal, if the difference is 0 there. */
function borderAt(found: number, compared: Compared): Omit<Border, 'rounding'> {
  const exact = [found, Number(found.toPrecision(14))].find((at) => isZeroAt(compared, at));
  return exact === undefined ? { at: found, isExact: false } : { at: exact, isExact: true };
}

function isZeroAt(compared: Compared, x: number): boolean {
  const { low, high } = compared.within([x], 0);
  return low === 0 && high === 0;
}
