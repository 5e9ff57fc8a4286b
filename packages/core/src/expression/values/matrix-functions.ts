import Fraction from 'fraction.js';
import { add, conjugate, multiply } from './arithmetic.ts';
import {
  adjoint,
  combineEntries,
  determinant,
  entriesOf,
  inverse,
  isScalar,
  trace,
  transpose,
  type Quantity,
} from './matrix.ts';
import { exactPowerOf } from './power.ts';
import { real, sizeOf } from './scalar.ts';
import type { Scalar } from './value.ts';

const half = new Fraction(1, 2);

/** Functions of vectors and matrices, with a number as a 1×1 matrix; undefined for a shape that does not fit. */
export const matrixFunctions: ReadonlyMap<string, (a: Quantity, b: Quantity) => Quantity | undefined> = new Map<
  string,
  (a: Quantity, b: Quantity) => Quantity | undefined
>([
  ['inv', inverse],
  ['transpose', transpose],
  ['adjoint', adjoint],
  ['det', determinant],
  ['trace', trace],
  ['norm', norm],
  ['hadamard', (a, b) => combineEntries(a, b, multiply)],
  ['abs', (a) => (a.kind === 'matrix' ? undefined : norm(a))],
]);

/** The root of the sum of all squared entries: length of a vector, Frobenius norm of a matrix. */
function norm(quantity: Quantity): Scalar {
  const entries = entriesOf(quantity);
  const square = entries.map((entry) => multiply(entry, conjugate(entry))).reduce(add);
  const root = square.kind === 'rational' ? exactPowerOf(square.value, half, false) : undefined;
  return root ?? real(Math.hypot(...entries.map(sizeOf)));
}

/** Whether a function takes whole vectors and matrices. */
export function isMatrixFunction(name: string, items: readonly Quantity[]): boolean {
  return matrixFunctions.has(name) && !(name === 'abs' && items.every(isScalar));
}
