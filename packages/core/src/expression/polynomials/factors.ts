import { divide, multiply, real, subtract, type Complex } from '../numbers/complex.ts';
import {
  commonDivisor,
  degreeOf,
  derivativeOf,
  divided,
  primitiveOf,
  type WholePolynomial,
} from './whole-polynomial.ts';

/** Above this degree, only factors of degree 1 and 2 are looked for. */
const greatestDegree = 12;

/**
 * Whether a polynomial is a product of two of lower degree with rational coefficients. A factor's roots are some of the
 * polynomial's: those are found approximately, the product of each few of them is rounded to whole coefficients, and a
 * division shows whether it is a factor.
 */
export function isReducible(polynomial: WholePolynomial): boolean {
  const degree = degreeOf(polynomial);
  if (degree < 2) return false;
  if (degreeOf(commonDivisor(polynomial, derivativeOf(polynomial))) > 0) return true;
  const roots = rootsOf(polynomial);
  const most = degree > greatestDegree ? 2 : Math.floor(degree / 2);
  const leading = Number(polynomial.at(-1) ?? 1n);
  return hasFactor(polynomial, roots, 0, [real(leading)], most);
}

/** Whether some of the roots from an index on, at most so many, complete a product of linear factors to a factor. */
function hasFactor(
  polynomial: WholePolynomial,
  roots: readonly Complex[],
  from: number,
  product: readonly Complex[],
  most: number,
): boolean {
  if (most === 0) return false;
  return roots.slice(from).some((root, index) => {
    const next = timesLinear(product, root);
    return isFactor(next, polynomial) || hasFactor(polynomial, roots, from + index + 1, next, most - 1);
  });
}

function timesLinear(product: readonly Complex[], root: Complex): readonly Complex[] {
  return [...product, zero].map((_, power) =>
    subtract(product[power - 1] ?? zero, multiply(root, product[power] ?? zero)),
  );
}

function isFactor(candidate: readonly Complex[], polynomial: WholePolynomial): boolean {
  const isWhole = candidate.every(
    ({ re, im }) => Number.isFinite(re) && Math.abs(im) < 0.1 && Math.abs(re - Math.round(re)) < 0.1,
  );
  if (!isWhole) return false;
  const factor = primitiveOf(candidate.map(({ re }) => BigInt(Math.round(re))));
  return degreeOf(factor) > 0 && divided(polynomial, factor).rest.length === 0;
}

const iterations = 200;

/** All complex roots of a square-free polynomial, approximately (Durand and Kerner). */
function rootsOf(polynomial: WholePolynomial): readonly Complex[] {
  const leading = Number(polynomial.at(-1) ?? 1n);
  const monic = polynomial.map((coefficient) => Number(coefficient) / leading);
  const degree = degreeOf(polynomial);
  const radius = Math.max(...monic.slice(0, -1).map((size, power) => Math.abs(size) ** (1 / (degree - power))), 1e-3);
  let roots: readonly Complex[] = Array.from({ length: degree }, (_, index) => {
    const angle = (2 * Math.PI * index) / degree + 0.4;
    return { re: radius * Math.cos(angle), im: radius * Math.sin(angle) };
  });
  for (let iteration = 0; iteration < iterations; iteration++) {
    roots = roots.map((root, index) => {
      const others = roots.filter((_, other) => other !== index);
      const slope = others.reduce((product, other) => multiply(product, subtract(root, other)), real(1));
      return subtract(root, over(valueAt(monic, root), slope));
    });
  }
  return roots;
}

function valueAt(coefficients: readonly number[], at: Complex): Complex {
  return coefficients.reduceRight<Complex>((value, coefficient) => {
    const { re, im } = multiply(value, at);
    return { re: re + coefficient, im };
  }, zero);
}

const zero = real(0);

function over(a: Complex, b: Complex): Complex {
  return b.re === 0 && b.im === 0 ? zero : divide(a, b);
}
