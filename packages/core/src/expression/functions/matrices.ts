import { conjugate, inverse, multiply, real, size } from '../numbers/complex.ts';
import { absolute, product, reciprocal } from '../numbers/interval-arithmetic.ts';
import { ofOne, ofTwo } from '../numbers/interval-functions.ts';
import { copy } from '../numbers/interval-rounding.ts';
import { operator, type ExpressionFunction } from './function.ts';

const same: Pick<ExpressionFunction, 'arity' | 'evaluate' | 'interval' | 'complex'> = {
  arity: [1, 1],
  evaluate: (x) => x,
  interval: ofOne(copy),
  complex: (z) => z,
};

/**
 * Functions of matrices; here for numbers, as 1×1 matrices. They have no derivatives: those of a matrix do not consist
 * of products of numbers.
 */
export const matrices: readonly ExpressionFunction[] = [
  // Inverse of a matrix.
  {
    name: 'inv',
    arity: [1, 1],
    evaluate: (x) => 1 / x,
    interval: ofOne(reciprocal),
    complex: inverse,
  },
  // A matrix with its rows as columns.
  {
    name: 'transpose',
    ...same,
  },
  // The transposed matrix of the conjugate numbers.
  {
    name: 'adjoint',
    ...same,
    complex: conjugate,
  },
  {
    name: 'det',
    ...same,
  },
  // Sum of the numbers on the diagonal of a matrix.
  {
    name: 'trace',
    ...same,
    notation: operator('tr'),
  },
  // Length of a vector: the root of the sum of all squares.
  {
    name: 'norm',
    arity: [1, 1],
    evaluate: Math.abs,
    interval: ofOne(absolute),
    complex: (z) => real(size(z)),
    notation: { kind: 'fence', left: '‖', right: '‖' },
  },
  // Product of two matrices, number by number.
  {
    name: 'hadamard',
    arity: [2, 2],
    evaluate: (x, y) => x * y,
    interval: ofTwo(product),
    complex: multiply,
  },
];
