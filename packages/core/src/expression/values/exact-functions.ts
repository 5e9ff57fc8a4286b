import Fraction from 'fraction.js';
import { exactRoot, greatestPart, isWhole, one, zero } from '../numbers/rational.ts';

type ExactFunction = (...numbers: Fraction[]) => Fraction | undefined;

/** Factorials of larger numbers are infinite in doubles. */
const greatestFactorial = 170;

/** Functions with rational values for rational arguments; undefined if the value is not rational. */
export const exactFunctions: ReadonlyMap<string, ExactFunction> = new Map<string, ExactFunction>([
  ['abs', (x = zero) => x.abs()],
  ['sign', (x = zero) => new Fraction(x.n === 0n ? 0n : x.s, 1n)],
  ['heaviside', (x = zero) => (x.s < 0n ? zero : one)],
  ['floor', (x = zero) => x.floor()],
  ['ceil', (x = zero) => x.ceil()],
  ['round', (x = zero) => x.add(1, 2).floor()],
  ['trunc', (x = zero) => new Fraction(x.s * (x.n / x.d), 1n)],
  ['mod', (x = zero, y = zero) => (y.n === 0n ? undefined : x.sub(y.mul(x.div(y).floor())))],
  ['re', (x) => x],
  ['conj', (x) => x],
  ['im', () => zero],
  ['min', (...numbers) => numbers.reduce((a, b) => (b.lt(a) ? b : a))],
  ['max', (...numbers) => numbers.reduce((a, b) => (b.gt(a) ? b : a))],
  ['gcd', (...numbers) => (numbers.every(isWhole) ? numbers.reduce((a, b) => a.gcd(b), zero) : undefined)],
  ['lcm', (...numbers) => (numbers.every(isWhole) ? numbers.reduce((a, b) => a.lcm(b), one).abs() : undefined)],
  ['fac', (n = zero) => factorial(n)],
  ['binomial', (n = zero, k = zero) => binomial(n, k)],
  ['cbrt', (x = zero) => exactRoot(x.abs(), 3n)?.mul(x.s, 1n)],
]);

function factorial(n: Fraction): Fraction | undefined {
  if (!isWhole(n) || n.s < 0n || n.n > greatestFactorial) return undefined;
  let product = 1n;
  for (let factor = 2n; factor <= n.n; factor++) product *= factor;
  return new Fraction(product, 1n);
}

function binomial(n: Fraction, k: Fraction): Fraction | undefined {
  if (!isWhole(n) || !isWhole(k) || n.s < 0n || k.s < 0n) return undefined;
  if (k.n > n.n) return zero;
  const factors = 2n * k.n > n.n ? n.n - k.n : k.n;
  let value = 1n;
  for (let factor = 1n; factor <= factors; factor++) {
    value = (value * (n.n - factors + factor)) / factor;
    if (value > greatestPart) return undefined;
  }
  return new Fraction(value, 1n);
}
