import type { Expression } from '../nodes.ts';
import { generalTolerance } from '../numbers/rounding.ts';
import { comparedOf, type Compared } from './compared.ts';
import type { SamplePoints } from './sample-points.ts';

/** Maximum number of points between which zeros are searched for. */
const mostPoints = 60;
/** Maximum number of zeros of one side that are searched for on the other. */
const mostZeros = 40;
const halvings = 60;
/** Half-width of the box around a zero in which the other side must have one, too, relative to its position. */
const near = 1e-9;

/** Whether two equations have the same solutions, as far as sample points show. */
export type SameSolutions =
  | { readonly kind: 'same' }
  | { readonly kind: 'different'; readonly witness: readonly number[] }
  | { readonly kind: 'unknown' };

/** Left side minus right side of an equation; undefined for anything else. */
export function differenceOf(expression: Expression): Expression | undefined {
  if (expression.kind === 'group') return differenceOf(expression.operand);
  if (expression.kind !== 'relation' || expression.signs.length !== 1 || expression.signs[0] !== '=') return undefined;
  const [left, right] = expression.operands;
  return left && right && { kind: 'subtract', span: expression.span, left, right };
}

/**
 * Compares equations by the zeros of their differences: they have the same ones if one difference is a constant
 * multiple of the other, and different ones where the sign of one changes and the other is not 0.
 */
export function haveSameSolutions(
  left: Expression,
  right: Expression,
  slots: ReadonlyMap<string, number>,
  samples: SamplePoints,
): SameSolutions {
  const [a, b] = [comparedOf(left, slots), comparedOf(right, slots)];
  if (a?.type !== 'number' || b?.type !== 'number') return { kind: 'unknown' };
  const points = pointsFor(a, b, samples);
  if (isMultiple(a, b, points)) return { kind: 'same' };
  const [zerosOfA, zerosOfB] = [zerosOf(a, points), zerosOf(b, points)];
  const witness = zerosOfA.find((zero) => isNotZeroAt(b, zero)) ?? zerosOfB.find((zero) => isNotZeroAt(a, zero));
  if (witness !== undefined) return { kind: 'different', witness };
  return { kind: zerosOfA.length > 0 && zerosOfB.length > 0 ? 'same' : 'unknown' };
}

function pointsFor(a: Compared, b: Compared, samples: SamplePoints): readonly (readonly number[])[] {
  const points: (readonly number[])[] = [];
  for (let tried = 0; tried < 10 * mostPoints && points.length < mostPoints; tried++) {
    const point = samples.next();
    if (Number.isFinite(a.at(point)) && Number.isFinite(b.at(point))) points.push(point);
  }
  return points;
}

function isMultiple(a: Compared, b: Compared, points: readonly (readonly number[])[]): boolean {
  const ratios = points.flatMap((point) => {
    const [x, y] = [a.at(point), b.at(point)];
    return x === 0 && y === 0 ? [] : [x / y];
  });
  const [first = NaN] = ratios;
  const isSame = (ratio: number) => Math.abs(ratio - first) <= generalTolerance * Math.abs(first);
  return ratios.length >= 8 && Number.isFinite(first) && first !== 0 && ratios.every(isSame);
}

/** Places where the sign changes without a jump, on the segments from each point to the others. */
function zerosOf(compared: Compared, points: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const zeros = points.filter((point) => compared.at(point) === 0);
  const below = points.filter((point) => compared.at(point) < 0);
  const above = points.filter((point) => compared.at(point) > 0);
  for (const [index, from] of below.entries()) {
    for (const to of [above[index % above.length], above[(3 * index + 1) % above.length]]) {
      if (to === undefined || zeros.length >= mostZeros) continue;
      const zero = zeroBetween(compared, from, to);
      if (zero !== undefined) zeros.push(zero);
    }
  }
  return zeros;
}

function zeroBetween(
  compared: Compared,
  from: readonly number[],
  to: readonly number[],
): readonly number[] | undefined {
  let [below, above] = [from, to];
  for (let halving = 0; halving < halvings; halving++) {
    const middle = below.map((x, index) => (x + (above[index] ?? x)) / 2);
    const value = compared.at(middle);
    if (value === 0) return middle;
    if (Number.isNaN(value)) return undefined;
    if (value < 0) below = middle;
    else above = middle;
  }
  // At a pole or a jump, both neighbours are far from 0.
  return Math.max(Math.abs(compared.at(below)), Math.abs(compared.at(above))) < 1e-6 ? below : undefined;
}

function isNotZeroAt(compared: Compared, zero: readonly number[]): boolean {
  const size = zero.reduce((most, x) => Math.max(most, Math.abs(x)), 1);
  const { low, high } = compared.within(zero, near * size);
  return low > 0 || high < 0;
}
