import type { ExpressionFunction } from '../functions/index.ts';
import { exactRoot, kept } from '../numbers/rational.ts';
import Fraction from 'fraction.js';
import { conjugate } from './arithmetic.ts';
import { exactFunctions } from './exact-functions.ts';
import { exactPowerOf, power } from './power.ts';
import { complex, complexOf, rational, real, realOf, type ExactParts } from './scalar.ts';
import { numberOf, type Scalar } from './value.ts';

const half = new Fraction(1, 2);

/**
 * The value of a function: exact where natural, otherwise in doubles. In a complex field, a value undefined for real
 * numbers is sought among the complex ones; a function without complex values is NaN there.
 */
export function applyFunction(entry: ExpressionFunction, items: readonly Scalar[], isComplex: boolean): Scalar {
  const [first, second] = items;
  if (entry.name === 'pow' && first !== undefined && second !== undefined) return power(first, second, isComplex);
  return exactly(entry.name, items, isComplex) ?? inexactly(entry, items, isComplex);
}

function exactly(name: string, items: readonly Scalar[], isComplex: boolean): Scalar | undefined {
  const [first] = items;
  if (first?.kind === 'complexRational') return ofComplex(name, first);
  const fractions = items.flatMap((item) => (item.kind === 'rational' ? [item.value] : []));
  const [fraction] = fractions;
  if (fraction === undefined || fractions.length < items.length) return undefined;
  if (name === 'sqrt') return exactPowerOf(fraction, half, isComplex);
  const value = exactFunctions.get(name)?.(...fractions);
  return value === undefined || kept(value) === undefined ? undefined : rational(value);
}

function ofComplex(name: string, number: Scalar & ExactParts): Scalar | undefined {
  const { re, im } = number;
  switch (name) {
    case 're':
      return rational(re);
    case 'im':
      return rational(im);
    case 'conj':
      return conjugate(number);
    case 'abs': {
      const size = exactRoot(re.mul(re).add(im.mul(im)), 2n);
      return size && rational(size);
    }
    default:
      return undefined;
  }
}

function inexactly(entry: ExpressionFunction, items: readonly Scalar[], isComplex: boolean): Scalar {
  const numbers = items.flatMap((item) => (entry.complex === undefined ? realOf(item) : numberOf(item)) ?? []);
  if (numbers.length === items.length) {
    const value = entry.evaluate(...numbers);
    if (!isComplex || !Number.isNaN(value)) return real(value);
  }
  return entry.complex === undefined ? real(NaN) : complex(entry.complex(...items.map(complexOf)));
}
