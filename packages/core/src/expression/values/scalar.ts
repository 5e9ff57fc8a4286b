import type Fraction from 'fraction.js';
import type { Complex } from '../numbers/complex.ts';
import type { NumberLiteral } from '../nodes.ts';
import { exactLiteral, kept, zero } from '../numbers/rational.ts';
import type { Field } from './field.ts';
import { numberOf, type Scalar } from './value.ts';

/** Real and imaginary part, exactly. */
export interface ExactParts {
  readonly re: Fraction;
  readonly im: Fraction;
}

export function real(value: number): Scalar {
  return { kind: 'real', value };
}

export function rational(value: Fraction): Scalar {
  return { kind: 'rational', value };
}

/** The scalar of the simplest kind: real if the imaginary part is 0. */
export function complex({ re, im }: Complex): Scalar {
  if (Number.isNaN(re) || Number.isNaN(im)) return real(NaN);
  return im === 0 ? real(re) : { kind: 'complex', re, im };
}

/**
 * The scalar of the simplest kind: rational if the imaginary part is 0. Undefined if the parts are too large to be
 * kept.
 */
export function exactComplex({ re, im }: ExactParts): Scalar | undefined {
  if (kept(re) === undefined || kept(im) === undefined) return undefined;
  return im.n === 0n ? rational(re) : { kind: 'complexRational', re, im };
}

/** The parts of an exact scalar, otherwise undefined. */
export function exactParts(scalar: Scalar): ExactParts | undefined {
  switch (scalar.kind) {
    case 'rational':
      return { re: scalar.value, im: zero };
    case 'complexRational':
      return scalar;
    case 'real':
    case 'complex':
      return undefined;
  }
}

/** Real and imaginary part as doubles. */
export function complexOf(scalar: Scalar): Complex {
  switch (scalar.kind) {
    case 'real':
      return { re: scalar.value, im: 0 };
    case 'rational':
      return { re: scalar.value.valueOf(), im: 0 };
    case 'complex':
      return scalar;
    case 'complexRational':
      return { re: scalar.re.valueOf(), im: scalar.im.valueOf() };
  }
}

/** An imaginary part this small, relative to the real part, is rounding noise. */
const noise = 1e-12;

/** The real number a scalar equals up to a negligible imaginary part; undefined for non-real scalars. */
export function realOf(scalar: Scalar): number | undefined {
  const number = numberOf(scalar);
  if (number !== undefined) return number;
  const { re, im } = complexOf(scalar);
  return Math.abs(im) <= noise * Math.max(1, Math.abs(re)) ? re : undefined;
}

/** The absolute value as a double. */
export function sizeOf(scalar: Scalar): number {
  const { re, im } = complexOf(scalar);
  return Math.hypot(re, im);
}

export function isExactField(field: Field): boolean {
  return field !== 'real' && field !== 'complex';
}

export function isComplexField(field: Field): boolean {
  return field === 'complex' || field === 'complex-rational';
}

/** A literal or drawn number: exact in an exact field. */
export function written(literal: Pick<NumberLiteral, 'value' | 'digits'>, field: Field): Scalar {
  const exact = isExactField(field) ? exactLiteral(literal) : undefined;
  return exact === undefined ? real(literal.value) : rational(exact);
}

/** A scalar converted to a field: to doubles unless the field is exact. */
export function inField(scalar: Scalar, field: Field): Scalar {
  return isExactField(field) ? scalar : complex(complexOf(scalar));
}
