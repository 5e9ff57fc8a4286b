import { one, zero } from '../numbers/rational.ts';
import { add, conjugate, divide, multiply, negate, subtract, wholePower } from './arithmetic.ts';
import { rational, real, sizeOf } from './scalar.ts';
import type { Scalar, Value } from './value.ts';

/** A value for calculations. */
export type Quantity = Exclude<Value, { readonly kind: 'truth' }>;
type Rows = readonly (readonly Scalar[])[];

const undefinedNumber = real(NaN);

export function isScalar(quantity: Quantity): quantity is Scalar {
  return quantity.kind !== 'vector' && quantity.kind !== 'matrix';
}

/** All entries, row by row. */
export function entriesOf(quantity: Quantity): readonly Scalar[] {
  if (quantity.kind === 'matrix') return quantity.rows.flat();
  return quantity.kind === 'vector' ? quantity.entries : [quantity];
}

export function mapEntries(quantity: Quantity, map: (entry: Scalar) => Scalar): Quantity {
  if (quantity.kind === 'matrix') return { kind: 'matrix', rows: quantity.rows.map((row) => row.map(map)) };
  return quantity.kind === 'vector' ? { kind: 'vector', entries: quantity.entries.map(map) } : map(quantity);
}

/** The value of `[a;b]`: a vector of numbers, or a matrix of rows of equal length; undefined for anything else. */
export function assemble(items: readonly Quantity[]): Quantity | undefined {
  const entries = items.flatMap((item) => (isScalar(item) ? [item] : []));
  if (entries.length === items.length) return { kind: 'vector', entries };
  const rows = items.flatMap((item) => (item.kind === 'vector' ? [item.entries] : []));
  const isEven = rows.every((row) => row.length === rows[0]?.length);
  return rows.length === items.length && isEven ? { kind: 'matrix', rows } : undefined;
}

/** Entry by entry for equal shapes, otherwise undefined. */
export function combineEntries(
  a: Quantity,
  b: Quantity,
  combine: (a: Scalar, b: Scalar) => Scalar,
): Quantity | undefined {
  if (isScalar(a) && isScalar(b)) return combine(a, b);
  if (!haveSameShape(a, b)) return undefined;
  const others = entriesOf(b).values();
  return mapEntries(a, (entry) => combine(entry, others.next().value ?? undefinedNumber));
}

export function haveSameShape(a: Quantity, b: Quantity): boolean {
  if (isScalar(a) || isScalar(b)) return isScalar(a) && isScalar(b);
  return a.kind === b.kind && entriesOf(a).length === entriesOf(b).length && columnsOf(a) === columnsOf(b);
}

/** The number of multiplications in the product of two quantities. */
export function multiplicationsOf(a: Quantity, b: Quantity): number {
  return entriesOf(a).length * (b.kind === 'matrix' ? columnsOf(b) : 1);
}

/**
 * A vector is a row before a matrix, a column after one; two vectors have their scalar product. Undefined if lengths
 * differ.
 */
export function multiplyQuantities(a: Quantity, b: Quantity): Quantity | undefined {
  if (isScalar(a)) return mapEntries(b, (entry) => multiply(a, entry));
  if (isScalar(b)) return mapEntries(a, (entry) => multiply(entry, b));
  const columns = b.kind === 'matrix' ? transposed(b.rows) : [b.entries];
  const rows = rowsOf(a);
  if (rows[0]?.length !== columns[0]?.length) return undefined;
  const product = rows.map((row) => columns.map((column) => scalarProduct(row, column)));
  if (a.kind === 'matrix' && b.kind === 'matrix') return { kind: 'matrix', rows: product };
  if (a.kind === 'vector' && b.kind === 'vector') return product[0]?.[0];
  return { kind: 'vector', entries: product.flat() };
}

/** A square matrix to a whole power. */
export function powerOfMatrix(base: Quantity, exponent: number): Quantity | undefined {
  if (!isSquare(base) || !Number.isSafeInteger(exponent)) return undefined;
  if (exponent === 0) return { kind: 'matrix', rows: identity(base.rows.length) };
  const factor = exponent > 0 ? base : inverse(base);
  return factor && wholePower(factor, Math.abs(exponent), (a, b) => multiplyQuantities(a, b) ?? a);
}

export function transpose(quantity: Quantity): Quantity {
  return quantity.kind === 'matrix' ? { kind: 'matrix', rows: transposed(quantity.rows) } : quantity;
}

export function adjoint(quantity: Quantity): Quantity {
  return mapEntries(transpose(quantity), conjugate);
}

export function trace(quantity: Quantity): Scalar | undefined {
  if (isScalar(quantity)) return quantity;
  return isSquare(quantity)
    ? quantity.rows.map((row, index) => row[index] ?? undefinedNumber).reduce((sum, entry) => add(sum, entry))
    : undefined;
}

export function determinant(quantity: Quantity): Scalar | undefined {
  if (isScalar(quantity)) return quantity;
  return isSquare(quantity) ? (eliminate(quantity.rows)?.determinant ?? rational(zero)) : undefined;
}

/** The inverse; that of a singular matrix consists of NaN. */
export function inverse(quantity: Quantity): Quantity | undefined {
  if (isScalar(quantity)) return divide(rational(one), quantity);
  if (!isSquare(quantity)) return undefined;
  const { rows } = quantity;
  const units = identity(rows.length);
  const eliminated = eliminate(rows.map((row, index) => [...row, ...(units[index] ?? [])]));
  if (eliminated === undefined) return mapEntries(quantity, () => undefinedNumber);
  const { cells, pivot } = eliminated;
  return { kind: 'matrix', rows: cells.map((row) => row.slice(rows.length).map((entry) => divide(entry, pivot))) };
}

interface Eliminated {
  readonly determinant: Scalar;
  /** The value on the whole diagonal; the determinant up to its sign. */
  readonly pivot: Scalar;
  readonly cells: Rows;
}

/**
 * Gauss–Jordan elimination after Bareiss: every division is exact, so that whole numbers stay whole, even as doubles.
 * Undefined for a singular matrix.
 */
function eliminate(rows: Rows): Eliminated | undefined {
  let cells = rows;
  let pivot: Scalar = rational(one);
  let isOdd = false;
  for (let step = 0; step < rows.length; step++) {
    const previous = pivot;
    const best = indexOfGreatest(cells, step);
    const pivotRow = cells[best] ?? [];
    pivot = pivotRow[step] ?? undefinedNumber;
    if (sizeOf(pivot) === 0) return undefined;
    isOdd = isOdd !== (best !== step);
    const factor = pivot;
    cells = cells.with(best, cells[step] ?? []).map((row, index) => {
      if (index === step) return pivotRow;
      const cell = row[step] ?? undefinedNumber;
      return row.map((entry, column) =>
        divide(subtract(multiply(factor, entry), multiply(cell, pivotRow[column] ?? undefinedNumber)), previous),
      );
    });
  }
  return { determinant: isOdd ? negate(pivot) : pivot, pivot, cells };
}

function indexOfGreatest(cells: Rows, column: number): number {
  let best = column;
  let greatest = -1;
  for (let index = column; index < cells.length; index++) {
    const size = sizeOf(cells[index]?.[column] ?? undefinedNumber);
    if (size > greatest) [best, greatest] = [index, size];
  }
  return best;
}

function isSquare(quantity: Quantity): quantity is Quantity & { readonly kind: 'matrix' } {
  return quantity.kind === 'matrix' && quantity.rows.every((row) => row.length === quantity.rows.length);
}

function columnsOf(quantity: Quantity): number {
  return rowsOf(quantity)[0]?.length ?? 0;
}

function rowsOf(quantity: Quantity): Rows {
  return quantity.kind === 'matrix' ? quantity.rows : [entriesOf(quantity)];
}

function transposed(rows: Rows): Rows {
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? undefinedNumber));
}

function identity(size: number): Rows {
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => rational(row === column ? one : zero)),
  );
}

function scalarProduct(a: readonly Scalar[], b: readonly Scalar[]): Scalar {
  return a
    .map((entry, index) => multiply(entry, b[index] ?? undefinedNumber))
    .reduce((sum, product) => add(sum, product));
}
