import type { Expression } from '../nodes.ts';
import { leavesDoubles } from './beyond-doubles.ts';
import { withCommonFactors } from './common-factors.ts';
import { comparedOf, isEmpty, type Compared, type Enclosure } from './compared.ts';
import { factorsOf, loneZerosOf } from './lone-zeros.ts';
import { comparedOnLines } from './on-lines.ts';
import { realRootOf } from '../polynomials/real-roots.ts';
import {
  commonDivisor,
  divided,
  squareFree,
  wholePolynomialOf,
  type WholePolynomial,
} from '../polynomials/whole-polynomial.ts';
import { areProportional, rationalFunctionOf, type RationalFunction } from './rational-function.ts';
import { constantOf } from '../rewriting/constant.ts';
import type { SamplePoints } from './sample-points.ts';

/** Maximum number of points between which zeros are searched for. */
const mostPoints = 60;
/** Maximum number of zeros of one side that are searched for on the other. */
const mostZeros = 40;
const halvings = 100;
/** How many enclosed ratios show that one difference is a multiple of the other, and how narrow they are. */
const enoughRatios = 8;
const narrowRatio = 1e-9;
/** Half-width, relative to its position, of the box around a zero of one side in which the other changes its sign. */
const near = 1e-9;

/** Whether two equations have the same solutions, as far as can be shown. */
export type SameSolutions =
  | { readonly kind: 'same'; readonly isProven: boolean }
  | { readonly kind: 'different'; readonly witness: readonly number[] }
  | { readonly kind: 'unknown' };

/**
 * An expression whose zeros are the solutions of an equation, left side minus right side, or of one of several: the
 * product of their differences. Undefined for anything else.
 */
export function differenceOf(expression: Expression): Expression | undefined {
  switch (expression.kind) {
    case 'group':
      return differenceOf(expression.operand);
    case 'or': {
      const [left, right] = [differenceOf(expression.left), differenceOf(expression.right)];
      return left && right && { kind: 'multiply', span: expression.span, left, right };
    }
    case 'relation': {
      const [left, right] = expression.operands;
      const isEquation = expression.signs.length === 1 && expression.signs[0] === '=';
      if (!isEquation || left === undefined || right === undefined) return undefined;
      if (isZero(right)) return withoutPowers(left);
      return isZero(left)
        ? withoutPowers(right)
        : withoutPowers({ kind: 'subtract', span: expression.span, left, right });
    }
    default:
      return undefined;
  }
}

function isZero(node: Expression): boolean {
  return constantOf(node)?.value.n === 0n;
}

/** A term with the same zeros, which does not only touch 0: of (y - 2x)^2 and |y - 2x|, y - 2x. */
function withoutPowers(node: Expression): Expression {
  switch (node.kind) {
    case 'group':
    case 'negate':
    case 'plus':
    case 'absolute':
      return withoutPowers(node.operand);
    case 'power':
      return node.right.kind === 'number' && Number.isInteger(node.right.value) && node.right.value > 0
        ? withoutPowers(node.left)
        : node;
    case 'multiply':
    case 'juxtapose':
      return { ...node, left: withoutPowers(node.left), right: withoutPowers(node.right) };
    case 'add':
    case 'subtract': {
      const factored = withCommonFactors(node);
      return factored === node ? node : withoutPowers(factored);
    }
    default:
      return node;
  }
}

/**
 * Compares equations by the zeros of their differences: they differ where one holds and the other does not, or is
 * undefined all around. That one is undefined at single points does not matter: V = nRT/p is pV = nRT (decision 77).
 * Exactly for rational functions; otherwise they differ where the sign of one certainly changes and the other is certainly
 * not 0, and are the same if zeros were found on both sides and each of them is one of the other, too.
 */
export function haveSameSolutions(
  left: Expression,
  right: Expression,
  slots: ReadonlyMap<string, number>,
  samples: SamplePoints,
): SameSolutions {
  const [ours, theirs] = [rationalFunctionOf(left), rationalFunctionOf(right)];
  const names = [...slots.keys()];
  const exact = ours && theirs && comparedExactly(ours, theirs, names);
  // Roots that differ may lie outside the numbers that a name stands for.
  if (exact?.kind === 'same' || (exact?.kind === 'different' && samples.areReal)) return exact;
  // Zeros are searched for among doubles.
  if ([left, right].some(leavesDoubles)) return { kind: 'unknown' };
  const [a, b] = [comparedOf(left, slots), comparedOf(right, slots)];
  if (a?.type !== 'number' || b?.type !== 'number') return { kind: 'unknown' };
  const { shared: points, first, second } = pointsFor(a, b, samples);
  const alone = () => loneZeros([left, right], [a, b], slots, points);
  const [zerosOfA, zerosOfB] = [zerosOf(a, points), zerosOf(b, points)];
  const other =
    [...zerosOfA, ...zerosOf(a, first), ...zerosOfFactors(left, a, slots, points)].find((zero) =>
      isNotZeroIn(b, zero),
    ) ??
    [...zerosOfB, ...zerosOf(b, second), ...zerosOfFactors(right, b, slots, points)].find((zero) =>
      isNotZeroIn(a, zero),
    );
  if (other !== undefined) return { kind: 'different', witness: middleOf(other) };
  if (exact?.kind === 'touching') return alone();
  if (isMultiple(a, b, points)) return { kind: 'same', isProven: false };
  const isSame =
    zerosOfA.length > 0 &&
    zerosOfB.length > 0 &&
    zerosOfA.every((zero) => changesSignIn(b, zero)) &&
    zerosOfB.every((zero) => changesSignIn(a, zero));
  return isSame ? alone() : { kind: 'unknown' };
}

/** Equations that agree but perhaps at single points. */
function loneZeros(
  [left, right]: readonly [Expression, Expression],
  [a, b]: readonly [Compared, Compared],
  slots: ReadonlyMap<string, number>,
  points: readonly (readonly number[])[],
): SameSolutions {
  const found = [
    loneZerosOf(left, { term: right, compared: b }, slots, points),
    loneZerosOf(right, { term: left, compared: a }, slots, points),
  ];
  const zero = found.find((each) => each.kind === 'found');
  if (zero !== undefined) return { kind: 'different', witness: zero.at };
  return found.every(({ kind }) => kind === 'none') ? { kind: 'same', isProven: false } : { kind: 'unknown' };
}

/** Undefined if exact arithmetic does not decide. `touching`: they agree but perhaps at single points. */
function comparedExactly(
  left: RationalFunction,
  right: RationalFunction,
  names: readonly string[],
): SameSolutions | { readonly kind: 'touching' } | undefined {
  if (areProportional(left.above, right.above) && areProportional(left.below, right.below))
    return { kind: 'same', isProven: true };
  if (names.length > 1) {
    const found = comparedOnLines(left, right, names);
    switch (found?.kind) {
      case 'same':
        return { kind: 'same', isProven: false };
      case 'different': {
        const { witness } = found;
        return { kind: 'different', witness: names.map((name) => witness.get(name) ?? NaN) };
      }
      case 'touching':
        return { kind: 'touching' };
      case undefined:
        return undefined;
    }
  }
  const [a, b] = [rootsOf(left), rootsOf(right)];
  if (a === undefined || b === undefined) return undefined;
  const common = commonDivisor(a, b);
  const root = realRootOf(divided(a, common).quotient) ?? realRootOf(divided(b, common).quotient);
  return root === undefined ? { kind: 'same', isProven: true } : { kind: 'different', witness: [root] };
}

/** A polynomial with exactly the zeros of a rational function in one name, without those where it is undefined. */
function rootsOf({ above, below }: RationalFunction): WholePolynomial | undefined {
  const [zeros, poles] = [wholePolynomialOf(above), wholePolynomialOf(below)];
  if (zeros === undefined || poles === undefined || zeros.length === 0) return undefined;
  const distinct = squareFree(zeros);
  return divided(distinct, commonDivisor(distinct, poles)).quotient;
}

/** Points where both have a value, and points where only one has: there, ln|x| = y holds and ln(x) = y does not. */
function pointsFor(a: Compared, b: Compared, samples: SamplePoints) {
  const shared: (readonly number[])[] = [];
  const first: (readonly number[])[] = [];
  const second: (readonly number[])[] = [];
  for (let tried = 0; tried < 10 * mostPoints && shared.length < mostPoints; tried++) {
    const point = samples.next();
    const [isInA, isInB] = [Number.isFinite(a.at(point)), Number.isFinite(b.at(point))];
    if (isInA && isInB) shared.push(point);
    else if (isInA) first.push(point);
    else if (isInB) second.push(point);
  }
  return { shared, first: first.slice(0, mostPoints), second: second.slice(0, mostPoints) };
}

/** Whether some number is a ratio of the two at every point, as far as enclosures tell. */
function isMultiple(a: Compared, b: Compared, points: readonly (readonly number[])[]): boolean {
  let [low, high, count] = [-Infinity, Infinity, 0];
  for (const point of points) {
    const [above, below] = [a.within(point, 0), b.within(point, 0)];
    if (!isNotZero(below)) continue;
    const ends = [above.low / below.low, above.low / below.high, above.high / below.low, above.high / below.high];
    const [from, to] = [Math.min(...ends), Math.max(...ends)];
    if (!(to - from <= narrowRatio * Math.abs(from))) continue;
    [low, high, count] = [Math.max(low, from), Math.min(high, to), count + 1];
  }
  return count >= enoughRatios && low <= high;
}

interface Box {
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** A box between two points in which an expression has a zero, and the direction in which its sign changes. */
interface Zero extends Box {
  readonly along: readonly number[];
}

/** Where an expression is certainly 0 or its sign certainly changes, on the segments from each point to the others. */
function zerosOf(compared: Compared, points: readonly (readonly number[])[]): readonly Zero[] {
  const zeros: Zero[] = [];
  const below: (readonly number[])[] = [];
  const above: (readonly number[])[] = [];
  for (const point of points) {
    const { low, high } = compared.within(point, 0);
    // Any direction will do, except along the axes, where some expressions are constant.
    if (low === 0 && high === 0)
      zeros.push({ from: point, to: point, along: point.map((_, index) => 1 / (index + 1)) });
    else if (high < 0) below.push(point);
    else if (low > 0) above.push(point);
  }
  for (const [index, from] of below.entries()) {
    for (const to of [above[index % above.length], above[(3 * index + 1) % above.length]]) {
      if (to === undefined || zeros.length >= mostZeros) continue;
      const zero = zeroBetween(compared, from, to);
      if (zero !== undefined) zeros.push(zero);
    }
  }
  return zeros;
}

/** Those of each factor by itself, where all have values: of sin(x)·(x - 100), 100 is one among many. */
function zerosOfFactors(
  term: Expression,
  whole: Compared,
  slots: ReadonlyMap<string, number>,
  points: readonly (readonly number[])[],
): readonly Zero[] {
  const factors = factorsOf(term);
  if (factors.length < 2) return [];
  return factors.flatMap((factor) => {
    const compared = comparedOf(factor, slots);
    if (compared?.type !== 'number') return [];
    return zerosOf(compared, points).filter((zero) => valuesIn(whole, zero, 0).isDefined);
  });
}

/** The narrowest box with a certain change of sign; undefined at a pole or a jump. */
function zeroBetween(compared: Compared, from: readonly number[], to: readonly number[]): Zero | undefined {
  const along = directionOf(from, to);
  let [below, above] = [from, to];
  for (let halving = 0; halving < halvings; halving++) {
    const middle = middleOf({ from: below, to: above });
    const { low, high } = compared.within(middle, 0);
    if (high < 0) below = middle;
    else if (low > 0) above = middle;
    else if (low === 0 && high === 0) return { from: middle, to: middle, along };
    else break;
  }
  const zero = { from: below, to: above, along };
  const { isDefined, low, high } = valuesIn(compared, zero, 0);
  return isDefined && Number.isFinite(low) && Number.isFinite(high) ? zero : undefined;
}

/** What is certain about the values in a box with this margin around it. */
function valuesIn(compared: Compared, box: Box, margin: number): Enclosure {
  const middle = middleOf(box);
  const widths = [box.from, box.to].flatMap((end) => end.map((x, index) => Math.abs(x - (middle[index] ?? x))));
  const width = Math.max(...widths);
  // Rounded up, so that both ends are in the box.
  return compared.within(middle, width * (1 + 2 ** -50) + margin);
}

/** Undefined at single points is no difference: nRT/p at p = 0. */
function isNotZeroIn(compared: Compared, zero: Zero): boolean {
  const at = valuesIn(compared, zero, 0);
  return (at.isDefined && isNotZero(at)) || isEmpty(valuesIn(compared, zero, near * sizeOf(zero)));
}

function isNotZero({ low, high }: Enclosure): boolean {
  return low > 0 || high < 0;
}

/** Whether an expression is certainly 0 at a zero of another one, or its sign changes across the box around it. */
function changesSignIn(compared: Compared, { from, to, along }: Zero): boolean {
  const at = compared.within(from, 0);
  if (at.low === 0 && at.high === 0) return true;
  const margin = near * sizeOf({ from, to });
  const beside = (end: readonly number[], step: number) =>
    compared.within(
      end.map((x, index) => x + step * (along[index] ?? 0)),
      0,
    );
  const [first, second] = [beside(from, -margin), beside(to, margin)];
  return (first.high < 0 && second.low > 0) || (first.low > 0 && second.high < 0);
}

/** The direction from one point to another, scaled so that its greatest component is 1. */
function directionOf(from: readonly number[], to: readonly number[]): readonly number[] {
  const steps = from.map((x, index) => (to[index] ?? x) - x);
  const greatest = Math.max(...steps.map(Math.abs));
  return steps.map((step) => step / greatest);
}

function middleOf({ from, to }: Box): readonly number[] {
  return from.map((x, index) => x + ((to[index] ?? x) - x) / 2);
}

function sizeOf({ from }: Box): number {
  return from.reduce((most, x) => Math.max(most, Math.abs(x)), 1);
}
