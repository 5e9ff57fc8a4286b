import {
  commonDivisor,
  degreeOf,
  divided,
  squareFree,
  wholeFrom,
  type WholePolynomial,
} from '../polynomials/whole-polynomial.ts';
import { realRootOf } from '../polynomials/real-roots.ts';
import { constantIn, type Sum } from '../rewriting/term.ts';
import type { RationalFunction } from './rational-function.ts';

/** Two polynomials that have different zeros differ on nearly every line; on all of these only by design. */
const lines = 4;

/** A line through the space of all names: each is `from` + `slope`·t. */
type Line = ReadonlyMap<string, { readonly from: bigint; readonly slope: bigint }>;

/**
 * How the solutions of two equations of several names compare, as sets of whole curves or surfaces: single points are not
 * seen. `touching`: some factor of only one of them has no real zeros on any of the lines, though it may be 0 somewhere.
 */
export type OnLines =
  | { readonly kind: 'same' | 'touching' }
  | { readonly kind: 'different'; readonly witness: ReadonlyMap<string, number> };

/**
 * Compares the real zeros of two rational functions, each outside its own poles, where both are defined: on lines, where
 * they are polynomials in one name. A curve that is lost in the poles of the left one is missing. Undefined if they are
 * too large, or have only factors in which no line finds a real zero.
 */
export function comparedOnLines(
  left: RationalFunction,
  right: RationalFunction,
  names: readonly string[],
): OnLines | undefined {
  let [isTouching, haveZeros] = [false, false];
  for (let index = 0; index < lines; index++) {
    const line = lineOf(names, index);
    const [zeros, poles] = [onLine(left.above, line), onLine(left.below, line)];
    const [otherZeros, otherPoles] = [onLine(right.above, line), onLine(right.below, line)];
    if (zeros === undefined || poles === undefined || otherZeros === undefined || otherPoles === undefined) {
      return undefined;
    }
    const [ours, theirs] = [without(squareFree(zeros), poles), without(squareFree(otherZeros), otherPoles)];
    const missing = without(theirs, ours);
    const extra = without(without(ours, theirs), otherPoles);
    const root = realRootOf(missing) ?? realRootOf(extra);
    if (root !== undefined) return { kind: 'different', witness: pointOn(line, root) };
    isTouching ||= degreeOf(missing) > 0 || degreeOf(extra) > 0;
    haveZeros ||= realRootOf(theirs) !== undefined;
  }
  if (!isTouching) return { kind: 'same' };
  return haveZeros ? { kind: 'touching' } : undefined;
}

/** Whether all zeros of one rational function, wherever it is defined, are zeros of another one, as far as lines tell. */
export function hasOnlyZerosOf(left: RationalFunction, right: RationalFunction, names: readonly string[]): boolean {
  return Array.from({ length: lines }, (_, index) => lineOf(names, index)).every((line) => {
    const [zeros, others] = [onLine(left.above, line), onLine(right.above, line)];
    return zeros !== undefined && others !== undefined && degreeOf(without(squareFree(zeros), others)) === 0;
  });
}

/** A polynomial without the factors that it has in common with another one. */
function without(polynomial: WholePolynomial, other: WholePolynomial): WholePolynomial {
  return divided(polynomial, commonDivisor(polynomial, other)).quotient;
}

function lineOf(names: readonly string[], index: number): Line {
  return new Map(
    names.map((name, at) => [
      name,
      { from: BigInt(((7 * at + 4 * index + 3) % 13) - 6), slope: BigInt(((5 * at + 3 * index) % 11) + 1) },
    ]),
  );
}

function pointOn(line: Line, t: number): ReadonlyMap<string, number> {
  return new Map([...line].map(([name, { from, slope }]) => [name, Number(from) + Number(slope) * t]));
}

/** A polynomial of several names as one in t; undefined if it is 0 there, too large, or has other factors. */
function onLine(sum: Sum, line: Line): WholePolynomial | undefined {
  let all: readonly bigint[] = [];
  const common = sum.reduce((multiple, { coefficient: { value } }) => multiple * value.d, 1n);
  for (const { coefficient, factors } of sum) {
    const { s, n, d } = coefficient.value;
    let product: readonly bigint[] = [s * n * (common / d)];
    for (const { base, exponent } of factors.values()) {
      const power = constantIn(exponent)?.value;
      const at = base.tree.kind === 'name' ? line.get(base.tree.value) : undefined;
      if (at === undefined || power?.d !== 1n || power.s < 0n || power.n > 16n) return undefined;
      for (let step = 0n; step < power.n; step++) product = times(product, [at.from, at.slope]);
    }
    all = plus(all, product);
  }
  return all.length === 0 ? undefined : wholeFrom(all);
}

function times(a: readonly bigint[], b: readonly bigint[]): readonly bigint[] {
  const product = Array.from({ length: a.length + b.length - 1 }, () => 0n);
  for (const [i, x] of a.entries()) for (const [j, y] of b.entries()) product[i + j] = (product[i + j] ?? 0n) + x * y;
  return product;
}

function plus(a: readonly bigint[], b: readonly bigint[]): readonly bigint[] {
  return Array.from({ length: Math.max(a.length, b.length) }, (_, at) => (a[at] ?? 0n) + (b[at] ?? 0n));
}
