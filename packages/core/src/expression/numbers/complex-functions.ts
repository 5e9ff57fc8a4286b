import { conjugate, multiply, sqrt, timesI, type Complex } from './complex.ts';

// Hyperbolic and trigonometric functions and their principal inverses, after W. Kahan, Branch cuts for complex
// elementary functions. Trigonometric functions of z are hyperbolic functions of iz.

/** Beyond this, the hyperbolic tangent is 1. */
const farOut = 22;

export function sinh({ re, im }: Complex): Complex {
  return im === 0 ? { re: Math.sinh(re), im } : { re: Math.sinh(re) * Math.cos(im), im: Math.cosh(re) * Math.sin(im) };
}

export function cosh({ re, im }: Complex): Complex {
  return im === 0 ? { re: Math.cosh(re), im } : { re: Math.cosh(re) * Math.cos(im), im: Math.sinh(re) * Math.sin(im) };
}

export function tanh({ re, im }: Complex): Complex {
  if (im === 0) return { re: Math.tanh(re), im };
  if (Math.abs(re) > farOut) return { re: Math.sign(re), im: 2 * Math.sin(2 * im) * Math.exp(-2 * Math.abs(re)) };
  const tangent = Math.tan(im);
  const slope = 1 + tangent * tangent;
  const sine = Math.sinh(re);
  const cosine = Math.cosh(re);
  const below = 1 + slope * sine * sine;
  return { re: (slope * cosine * sine) / below, im: tangent / below };
}

export function arsinh(z: Complex): Complex {
  return fromI(arcsin, z);
}

export function arcosh({ re, im }: Complex): Complex {
  const minus = sqrt({ re: re - 1, im });
  const plus = sqrt({ re: re + 1, im });
  return { re: Math.asinh(multiply(conjugate(minus), plus).re), im: 2 * Math.atan2(minus.im, plus.re) };
}

export function artanh({ re, im }: Complex): Complex {
  if (im === 0 && Math.abs(re) <= 1) return { re: Math.atanh(re), im };
  const sign = re < 0 ? -1 : 1;
  const [x, y] = [sign * re, sign * im];
  const above = Math.log1p((4 * x) / ((1 - x) * (1 - x) + y * y)) / 4;
  const turn = Math.atan2(2 * y, (1 - x) * (1 + x) - y * y) / 2;
  return { re: sign * above, im: sign * turn };
}

export function sin(z: Complex): Complex {
  return fromI(sinh, z);
}

export function cos(z: Complex): Complex {
  return cosh(timesI(z));
}

export function tan(z: Complex): Complex {
  return fromI(tanh, z);
}

export function arcsin({ re, im }: Complex): Complex {
  const minus = sqrt({ re: 1 - re, im: -im });
  const plus = sqrt({ re: 1 + re, im });
  return { re: Math.atan2(re, multiply(minus, plus).re), im: Math.asinh(multiply(conjugate(minus), plus).im) };
}

export function arccos({ re, im }: Complex): Complex {
  const minus = sqrt({ re: 1 - re, im: -im });
  const plus = sqrt({ re: 1 + re, im });
  return { re: 2 * Math.atan2(minus.re, plus.re), im: Math.asinh(multiply(conjugate(plus), minus).im) };
}

export function arctan(z: Complex): Complex {
  return fromI(artanh, z);
}

/** Turns f by a right angle: -i · f(i · z). */
function fromI(f: (z: Complex) => Complex, z: Complex): Complex {
  const { re, im } = f(timesI(z));
  return { re: im, im: -re };
}
