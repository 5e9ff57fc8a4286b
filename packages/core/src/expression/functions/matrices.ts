import { conjugate, inverse, multiply, real, size } from '../numbers/complex.ts';
import { absolute, product, reciprocal } from '../numbers/interval-arithmetic.ts';
import { ofOne, ofTwo } from '../numbers/interval-functions.ts';
import { copy } from '../numbers/interval-rounding.ts';
import { command, operatorName, type ExpressionFunction } from './function.ts';

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
  {
    name: 'inv',
    arity: [1, 1],
    evaluate: (x) => 1 / x,
    interval: ofOne(reciprocal),
    complex: inverse,
    notation: operatorName('inv'),
    doc: { meaning: 'inverse of a matrix', examples: [['inv(4)', 0.25]] },
  },
  {
    name: 'transpose',
    ...same,
    notation: operatorName('transpose'),
    doc: { meaning: 'a matrix with its rows as columns', examples: [['transpose(3)', 3]] },
  },
  {
    name: 'adjoint',
    ...same,
    complex: conjugate,
    notation: operatorName('adjoint'),
    doc: { meaning: 'the transposed matrix of the conjugate numbers', examples: [['adjoint(3)', 3]] },
  },
  {
    name: 'det',
    ...same,
    notation: command('det'),
    doc: { meaning: 'determinant', examples: [['det(3)', 3]] },
  },
  {
    name: 'trace',
    ...same,
    notation: operatorName('tr'),
    doc: { meaning: 'sum of the numbers on the diagonal of a matrix', examples: [['trace(3)', 3]] },
  },
  {
    name: 'norm',
    arity: [1, 1],
    evaluate: Math.abs,
    interval: ofOne(absolute),
    complex: (z) => real(size(z)),
    notation: { kind: 'fence', tex: ['\\left\\|', '\\right\\|'], mathml: ['‖', '‖'] },
    doc: { meaning: 'length of a vector: the root of the sum of all squares', examples: [['norm(-3)', 3]] },
  },
  {
    name: 'hadamard',
    arity: [2, 2],
    evaluate: (x, y) => x * y,
    interval: ofTwo(product),
    complex: multiply,
    notation: operatorName('hadamard'),
    doc: { meaning: 'product of two matrices, number by number', examples: [['hadamard(2;3)', 6]] },
  },
];
