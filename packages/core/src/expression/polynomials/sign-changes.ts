import { rootBound, sturmChain, changesAt, valueAt } from './real-roots.ts';
import { commonDivisor, degreeOf, divided, squareFree, type WholePolynomial } from './whole-polynomial.ts';

export type Sign = -1 | 0 | 1;

/** A place on the line of real numbers, and the signs that some polynomials have there, in their order. */
export interface SignsAt {
  /** The place, or a double next to it. */
  readonly at: () => number;
  readonly signs: readonly Sign[];
}

/** A number with a power of two as its denominator: `above` / 2^`shift`. */
interface Dyadic {
  readonly above: bigint;
  readonly shift: bigint;
}

/** Beyond this, exact arithmetic takes too long. */
const greatestDegree = 32;
/** How many bits a root is computed with, for its place as a double. */
const placeBits = 60;

/**
 * All combinations of signs that polynomials in one name have on the line of real numbers: at every real root of one of
 * them, and once on every stretch between and beyond the roots. Exact. Undefined if the degrees are too large.
 */
export function signsOnLine(polynomials: readonly WholePolynomial[]): readonly SignsAt[] | undefined {
  const factors = polynomials.map((each) => (degreeOf(each) < 1 ? each : squareFree(each)));
  const all = factors.filter((each) => degreeOf(each) > 0).reduce<WholePolynomial | undefined>(productOf, undefined);
  const signsAt = ({ above, shift }: Dyadic) => polynomials.map((each) => signOf(valueAt(each, above, shift)));
  if (all === undefined) return [{ at: () => 0, signs: signsAt({ above: 0n, shift: 0n }) }];
  if (degreeOf(all) > greatestDegree) return undefined;
  const ends = separationOf(all);
  return ends.flatMap((end, index): readonly SignsAt[] => {
    const beside = { at: () => doubleOf(end), signs: signsAt(end) };
    const next = ends[index + 1];
    if (next === undefined) return [beside];
    // A factor has its only root between two ends if its sign changes there.
    const between = factors.map((factor, at): Sign => {
      const [from, to] = [end, next].map(({ above, shift }) => signOf(valueAt(factor, above, shift)));
      return from === to ? (beside.signs[at] ?? 0) : 0;
    });
    return [beside, { at: () => rootBetween(all, end, next), signs: between }];
  });
}

/** The least common multiple of two polynomials without multiple roots. */
function productOf(a: WholePolynomial | undefined, b: WholePolynomial): WholePolynomial {
  if (a === undefined) return b;
  const rest = divided(b, commonDivisor(a, b)).quotient;
  const product = Array.from({ length: a.length + rest.length - 1 }, () => 0n);
  for (const [i, x] of a.entries())
    for (const [j, y] of rest.entries()) product[i + j] = (product[i + j] ?? 0n) + x * y;
  return product;
}

/** Places before, between and behind the real roots of a polynomial without multiple roots. None of them is a root. */
function separationOf(polynomial: WholePolynomial): readonly Dyadic[] {
  const chain = sturmChain(polynomial);
  const bound = rootBound(polynomial);
  const count = ({ above, shift }: Dyadic) => changesAt(chain, above, shift);
  const between = (from: Dyadic, to: Dyadic): readonly Dyadic[] => {
    if (count(from) - count(to) < 2) return [];
    const middle = placeBetween(polynomial, from, to);
    return [...between(from, middle), middle, ...between(middle, to)];
  };
  const [first, last]: readonly [Dyadic, Dyadic] = [
    { above: -bound, shift: 0n },
    { above: bound, shift: 0n },
  ];
  return distinct([first, ...between(first, last), last], (from, to) => count(from) > count(to));
}

/** The places without those that no root separates from the one before. */
function distinct(places: readonly Dyadic[], haveRoot: (from: Dyadic, to: Dyadic) => boolean): readonly Dyadic[] {
  const kept: Dyadic[] = [];
  for (const place of places) {
    const last = kept.at(-1);
    if (last === undefined || haveRoot(last, place)) kept.push(place);
  }
  return kept;
}

/** A place between two others, near the middle, that is no root. */
function placeBetween(polynomial: WholePolynomial, from: Dyadic, to: Dyadic): Dyadic {
  const shift = (from.shift > to.shift ? from.shift : to.shift) + BigInt(degreeOf(polynomial).toString(2).length + 2);
  const [low, high] = [from, to].map((end) => end.above << (shift - end.shift));
  let above = ((low ?? 0n) + (high ?? 0n)) / 2n;
  while (valueAt(polynomial, above, shift) === 0n) above += 1n;
  return { above, shift };
}

/** The only root between two places, as a double. */
function rootBetween(polynomial: WholePolynomial, from: Dyadic, to: Dyadic): number {
  let [low, high] = [from, to];
  const before = signOf(valueAt(polynomial, low.above, low.shift));
  const steps = placeBits + (to.above - from.above).toString(2).length;
  for (let step = 0; step < steps; step++) {
    const shift = (low.shift > high.shift ? low.shift : high.shift) + 1n;
    const above = ((low.above << (shift - low.shift)) + (high.above << (shift - high.shift))) / 2n;
    const sign = signOf(valueAt(polynomial, above, shift));
    if (sign === 0) return doubleOf({ above, shift });
    if (sign === before) low = { above, shift };
    else high = { above, shift };
  }
  return doubleOf(high);
}

function doubleOf({ above, shift }: Dyadic): number {
  const spare = BigInt(Math.max(0, above.toString(2).length - 80));
  return (Number(above >> spare) * 2 ** Number(spare)) / 2 ** Number(shift);
}

function signOf(value: bigint): Sign {
  return value > 0n ? 1 : value < 0n ? -1 : 0;
}
