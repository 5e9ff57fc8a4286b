/** A complex number of doubles. */
export interface Complex {
  readonly re: number;
  readonly im: number;
}

/** The value of a function where it is not defined. */
export const notComplex: Complex = { re: NaN, im: NaN };

const greatestProduct = 1024;

/** A real number. */
export function real(re: number): Complex {
  return { re, im: 0 };
}

/** a + b. */
export function add(a: Complex, b: Complex): Complex {
  return { re: a.re + b.re, im: a.im + b.im };
}

/** a - b. */
export function subtract(a: Complex, b: Complex): Complex {
  return { re: a.re - b.re, im: a.im - b.im };
}

/** The complex conjugate. */
export function conjugate({ re, im }: Complex): Complex {
  return { re, im: -im };
}

/** i · z, preserving the signs of zeros that a product would lose. */
export function timesI({ re, im }: Complex): Complex {
  return { re: -im, im: re };
}

/** a · b; real numbers stay real, even infinite ones. */
export function multiply(a: Complex, b: Complex): Complex {
  if (b.im === 0) return scale(a, b.re);
  if (a.im === 0) return scale(b, a.re);
  return { re: a.re * b.re - a.im * b.im, im: a.re * b.im + a.im * b.re };
}

/** a / b without intermediate overflow (Smith, Algorithm 116); infinite at 0 for real a. */
export function divide(a: Complex, b: Complex): Complex {
  if (b.im === 0) return { re: a.re / b.re, im: a.im === 0 ? 0 : a.im / b.re };
  if (Math.abs(b.re) >= Math.abs(b.im)) {
    const ratio = b.im / b.re;
    const size = b.re + b.im * ratio;
    return { re: (a.re + a.im * ratio) / size, im: (a.im - a.re * ratio) / size };
  }
  const ratio = b.re / b.im;
  const size = b.re * ratio + b.im;
  return { re: (a.re * ratio + a.im) / size, im: (a.im * ratio - a.re) / size };
}

/** 1 / z. */
export function inverse(z: Complex): Complex {
  return divide(real(1), z);
}

/** The absolute value |z|. */
export function size({ re, im }: Complex): number {
  return Math.hypot(re, im);
}

/** The argument, in (-pi, pi]. */
export function angle({ re, im }: Complex): number {
  return im === 0 ? (re < 0 ? Math.PI : re >= 0 ? 0 : NaN) : Math.atan2(im, re);
}

/**
 * The principal square root, with a non-negative real part. On the negative real axis, its imaginary part has the sign
 * of z's imaginary zero.
 */
export function sqrt({ re, im }: Complex): Complex {
  if (im === 0)
    return re < 0 ? { re: 0, im: Object.is(im, -0) ? -Math.sqrt(-re) : Math.sqrt(-re) } : { re: Math.sqrt(re), im };
  // The halves neither overflow nor cancel when added.
  const half = Math.sqrt(Math.hypot(re / 8, im / 8) + Math.abs(re / 8)) * 2;
  const other = im / half / 2;
  return re >= 0 ? { re: half, im: other } : { re: Math.abs(other), im: im < 0 ? -half : half };
}

/** e^z. */
export function exp({ re, im }: Complex): Complex {
  const growth = Math.exp(re);
  return im === 0 ? { re: growth, im } : { re: growth * Math.cos(im), im: growth * Math.sin(im) };
}

/** e^z - 1, accurate for small z. */
export function expm1({ re, im }: Complex): Complex {
  const sine = Math.sin(im / 2);
  return { re: Math.expm1(re) * Math.cos(im) - 2 * sine * sine, im: im === 0 ? 0 : Math.exp(re) * Math.sin(im) };
}

/** The principal logarithm. */
export function ln({ re, im }: Complex): Complex {
  if (im === 0 || Math.hypot(re - 1, im) > 0.5) return { re: Math.log(Math.hypot(re, im)), im: angle({ re, im }) };
  return log1p({ re: re - 1, im });
}

/** ln(1 + z), accurate for small z. */
export function log1p({ re, im }: Complex): Complex {
  if (im === 0 && re >= -1) return real(Math.log1p(re));
  if (Math.hypot(re, im) > 0.5) return ln({ re: 1 + re, im });
  return { re: Math.log1p(re * (2 + re) + im * im) / 2, im: angle({ re: 1 + re, im }) };
}

/** The real cube root of a real number, otherwise the principal one. */
export function cbrt(z: Complex): Complex {
  if (z.im === 0) return real(Math.cbrt(z.re));
  const root = Math.cbrt(size(z));
  const third = angle(z) / 3;
  return { re: root * Math.cos(third), im: root * Math.sin(third) };
}

/** The principal value of base ^ exponent: real if real numbers have one, by exact products for whole exponents. */
export function power(base: Complex, exponent: Complex): Complex {
  if (exponent.im === 0) {
    const whole = Number.isInteger(exponent.re);
    if (base.im === 0 && (base.re >= 0 || whole)) return real(base.re ** exponent.re);
    if (whole && Math.abs(exponent.re) <= greatestProduct) return wholePower(base, exponent.re);
  }
  if (base.re === 0 && base.im === 0) return exponent.re > 0 ? real(0) : notComplex;
  return exp(multiply(exponent, ln(base)));
}

function wholePower(base: Complex, exponent: number): Complex {
  if (exponent < 0) return inverse(wholePower(base, -exponent));
  let product = real(1);
  let square = base;
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) product = multiply(product, square);
    square = multiply(square, square);
  }
  return product;
}

function scale({ re, im }: Complex, factor: number): Complex {
  return { re: re * factor, im: im === 0 ? 0 : im * factor };
}
