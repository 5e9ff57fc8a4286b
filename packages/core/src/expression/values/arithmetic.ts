import type Fraction from 'fraction.js';
import * as complexNumbers from '../numbers/complex.ts';
import { kept } from '../numbers/rational.ts';
import { complex, complexOf, exactComplex, exactParts, rational, real, type ExactParts } from './scalar.ts';
import { numberOf, type Scalar } from './value.ts';

/** An operation on each kind of number; undefined if there is no exact result. */
interface Operation {
  readonly rational: (a: Fraction, b: Fraction) => Fraction | undefined;
  readonly exact: (a: ExactParts, b: ExactParts) => ExactParts | undefined;
  readonly real: (a: number, b: number) => number;
  readonly complex: typeof complexNumbers.add;
}

const addition: Operation = {
  rational: (a, b) => a.add(b),
  exact: (a, b) => ({ re: a.re.add(b.re), im: a.im.add(b.im) }),
  real: (a, b) => a + b,
  complex: complexNumbers.add,
};

const subtraction: Operation = {
  rational: (a, b) => a.sub(b),
  exact: (a, b) => ({ re: a.re.sub(b.re), im: a.im.sub(b.im) }),
  real: (a, b) => a - b,
  complex: complexNumbers.subtract,
};

const multiplication: Operation = {
  rational: (a, b) => a.mul(b),
  exact: (a, b) => ({ re: a.re.mul(b.re).sub(a.im.mul(b.im)), im: a.re.mul(b.im).add(a.im.mul(b.re)) }),
  real: (a, b) => a * b,
  complex: complexNumbers.multiply,
};

const division: Operation = {
  rational: (a, b) => (b.n === 0n ? undefined : a.div(b)),
  exact: (a, b) => {
    const size = b.re.mul(b.re).add(b.im.mul(b.im));
    if (size.n === 0n) return undefined;
    const { re, im } = multiplication.exact(a, { re: b.re, im: b.im.neg() }) ?? a;
    return { re: re.div(size), im: im.div(size) };
  },
  real: (a, b) => a / b,
  complex: complexNumbers.divide,
};

export function add(a: Scalar, b: Scalar): Scalar {
  return combine(addition, a, b);
}

export function subtract(a: Scalar, b: Scalar): Scalar {
  return combine(subtraction, a, b);
}

export function multiply(a: Scalar, b: Scalar): Scalar {
  return combine(multiplication, a, b);
}

/** x/0 is infinite for every real x except 0, as for doubles. */
export function divide(a: Scalar, b: Scalar): Scalar {
  return combine(division, a, b);
}

/** A real -0 is preserved. */
export function negate(a: Scalar): Scalar {
  switch (a.kind) {
    case 'real':
      return real(-a.value);
    case 'rational':
      return rational(a.value.neg());
    case 'complex':
      return { kind: a.kind, re: -a.re, im: -a.im };
    case 'complexRational':
      return { kind: a.kind, re: a.re.neg(), im: a.im.neg() };
  }
}

export function conjugate(a: Scalar): Scalar {
  switch (a.kind) {
    case 'real':
    case 'rational':
      return a;
    case 'complex':
      return { kind: a.kind, re: a.re, im: -a.im };
    case 'complexRational':
      return { kind: a.kind, re: a.re, im: a.im.neg() };
  }
}

/** base ^ exponent for whole exponents from 1 on, by squaring; for anything that can be multiplied. */
export function wholePower<Factor>(base: Factor, exponent: number, times: (a: Factor, b: Factor) => Factor): Factor {
  if (exponent === 1) return base;
  const half = wholePower(base, Math.floor(exponent / 2), times);
  const square = times(half, half);
  return exponent % 2 === 0 ? square : times(square, base);
}

/** Exact if both are and the result can be kept, otherwise in doubles. */
function combine(operation: Operation, a: Scalar, b: Scalar): Scalar {
  return exactResult(operation, a, b) ?? inexactResult(operation, a, b);
}

function exactResult(operation: Operation, a: Scalar, b: Scalar): Scalar | undefined {
  if (a.kind === 'rational' && b.kind === 'rational') {
    const fraction = operation.rational(a.value, b.value);
    return fraction === undefined || kept(fraction) === undefined ? undefined : rational(fraction);
  }
  const [x, y] = [exactParts(a), exactParts(b)];
  const parts = x === undefined || y === undefined ? undefined : operation.exact(x, y);
  return parts === undefined ? undefined : exactComplex(parts);
}

function inexactResult(operation: Operation, a: Scalar, b: Scalar): Scalar {
  const [x, y] = [numberOf(a), numberOf(b)];
  return x === undefined || y === undefined
    ? complex(operation.complex(complexOf(a), complexOf(b)))
    : real(operation.real(x, y));
}
