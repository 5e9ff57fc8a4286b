import Fraction from 'fraction.js';
import type { Expression } from '../nodes.ts';
import { exactPower, exactRoot, isWhole, kept, one } from '../numbers/rational.ts';
import { constantNode, type ExactConstant } from './constant.ts';
import { wholeNode } from './construct.ts';
import { opposite } from './term-tree.ts';
import { atom, constantSum, constantTerm, keyOfBase, nowhere, unit, type Factor, type Monomial } from './term.ts';

/** The largest number that is factored into primes. */
const greatestFactored = 1_000_000_000n;

/** A power of a number: a number if possible, otherwise roots of primes with exponents between 0 and 1. */
export function numericPower({ value, isDecimal }: ExactConstant, by: Fraction): Monomial {
  const numerator = by.s * by.n;
  if (value.n === 0n) return by.s > 0n ? constantTerm({ value, isDecimal }) : powerOfZero(by);
  if (isWhole(by)) {
    const power = exactPower(value, numerator);
    return power === undefined ? numericFactor(value, by) : constantTerm({ value: power, isDecimal });
  }
  if (value.s < 0n) {
    if (by.d % 2n === 0n) return numericFactor(value, by);
    const power = numericPower({ value: value.neg(), isDecimal }, by);
    return numerator % 2n === 0n ? power : opposite(power);
  }
  if (value.n > greatestFactored || value.d > greatestFactored) {
    const root = exactRoot(value, by.d);
    const power = root && exactPower(root, numerator);
    return power === undefined ? numericFactor(value, by) : constantTerm({ value: power, isDecimal });
  }
  let coefficient = one;
  const factors = new Map<string, Factor>();
  for (const [prime, count] of [...primesIn(value.n, 1n), ...primesIn(value.d, -1n)]) {
    const exponent = by.mul(count, 1n);
    const outside = exponent.floor();
    const inside = exponent.sub(outside);
    const power = exactPower(new Fraction(prime, 1n), outside.s * outside.n);
    if (power === undefined) return numericFactor(value, by);
    coefficient = coefficient.mul(power);
    if (inside.n > 0n) {
      for (const [key, factor] of numericFactor(new Fraction(prime, 1n), inside).factors) factors.set(key, factor);
    }
  }
  return kept(coefficient) === undefined
    ? numericFactor(value, by)
    : { coefficient: { value: coefficient, isDecimal: false }, factors };
}

function numericFactor(value: Fraction, exponent: Fraction): Monomial {
  const base = { tree: constantNode({ value, isDecimal: false }, nowhere) };
  return { ...unit, factors: new Map([[keyOfBase(base), { base, exponent: constantSum(exponent) }]]) };
}

const nought: Expression = { kind: 'number', span: nowhere, value: 0 };

/** 0 to a negative power: an opaque part about which nothing is known. */
function powerOfZero(by: Fraction): Monomial {
  const exponent = constantNode({ value: by, isDecimal: false }, nowhere);
  const [term = unit] = atom(
    by.equals(one.neg())
      ? { kind: 'divide', span: nowhere, left: wholeNode(1, nowhere), right: nought }
      : { kind: 'power', span: nowhere, left: nought, right: exponent },
  );
  return term;
}

function primesIn(value: bigint, sign: bigint): readonly (readonly [prime: bigint, count: bigint])[] {
  const primes: (readonly [bigint, bigint])[] = [];
  let rest = Number(value);
  for (let prime = 2; prime * prime <= rest; prime++) {
    let count = 0n;
    for (; rest % prime === 0; rest /= prime) count += sign;
    if (count !== 0n) primes.push([BigInt(prime), count]);
  }
  if (rest > 1) primes.push([BigInt(rest), sign]);
  return primes;
}
