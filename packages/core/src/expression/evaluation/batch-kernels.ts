import { modulo } from '../numbers/arithmetic.ts';
import { areEqual } from './comparison.ts';

// Each kind of step has its own loop, so that the JIT can optimise it.

/**
 * A loop over the first `count` values of the target column, which may also be an operand. A uniform operand is a cell
 * with one value.
 */
export type Kernel = (into: Float64Array, a: Float64Array, b: Float64Array, count: number) => void;

export function fill(into: Float64Array, a: Float64Array, _: Float64Array, count: number): void {
  into.fill(a[0] ?? NaN, 0, count);
}

export function negate(into: Float64Array, a: Float64Array, _: Float64Array, count: number): void {
  for (let at = 0; at < count; at++) into[at] = -(a[at] ?? NaN);
}

export function square(into: Float64Array, a: Float64Array, _: Float64Array, count: number): void {
  for (let at = 0; at < count; at++) {
    const x = a[at] ?? NaN;
    into[at] = x * x;
  }
}

export function cube(into: Float64Array, a: Float64Array, _: Float64Array, count: number): void {
  for (let at = 0; at < count; at++) {
    const x = a[at] ?? NaN;
    into[at] = x * x * x;
  }
}

export function fourthPower(into: Float64Array, a: Float64Array, _: Float64Array, count: number): void {
  for (let at = 0; at < count; at++) {
    const x = a[at] ?? NaN;
    into[at] = x * x * (x * x);
  }
}

export function add(into: Float64Array, a: Float64Array, b: Float64Array, count: number): void {
  for (let at = 0; at < count; at++) into[at] = (a[at] ?? NaN) + (b[at] ?? NaN);
}

export function subtract(into: Float64Array, a: Float64Array, b: Float64Array, count: number): void {
  for (let at = 0; at < count; at++) into[at] = (a[at] ?? NaN) - (b[at] ?? NaN);
}

export function multiply(into: Float64Array, a: Float64Array, b: Float64Array, count: number): void {
  for (let at = 0; at < count; at++) into[at] = (a[at] ?? NaN) * (b[at] ?? NaN);
}

export function divide(into: Float64Array, a: Float64Array, b: Float64Array, count: number): void {
  for (let at = 0; at < count; at++) into[at] = (a[at] ?? NaN) / (b[at] ?? NaN);
}

export function remainder(into: Float64Array, a: Float64Array, b: Float64Array, count: number): void {
  for (let at = 0; at < count; at++) into[at] = modulo(a[at] ?? NaN, b[at] ?? NaN);
}

export function raise(into: Float64Array, a: Float64Array, b: Float64Array, count: number): void {
  for (let at = 0; at < count; at++) into[at] = (a[at] ?? NaN) ** (b[at] ?? NaN);
}

export function addUniform(into: Float64Array, a: Float64Array, b: Float64Array, count: number): void {
  const value = b[0] ?? NaN;
  for (let at = 0; at < count; at++) into[at] = (a[at] ?? NaN) + value;
}

export function subtractUniform(into: Float64Array, a: Float64Array, b: Float64Array, count: number): void {
  const value = b[0] ?? NaN;
  for (let at = 0; at < count; at++) into[at] = (a[at] ?? NaN) - value;
}

export function subtractFromUniform(into: Float64Array, a: Float64Array, b: Float64Array, count: number): void {
  const value = b[0] ?? NaN;
  for (let at = 0; at < count; at++) into[at] = value - (a[at] ?? NaN);
}

export function multiplyByUniform(into: Float64Array, a: Float64Array, b: Float64Array, count: number): void {
  const value = b[0] ?? NaN;
  for (let at = 0; at < count; at++) into[at] = (a[at] ?? NaN) * value;
}

export function divideByUniform(into: Float64Array, a: Float64Array, b: Float64Array, count: number): void {
  const value = b[0] ?? NaN;
  for (let at = 0; at < count; at++) into[at] = (a[at] ?? NaN) / value;
}

export function remainderByUniform(into: Float64Array, a: Float64Array, b: Float64Array, count: number): void {
  const value = b[0] ?? NaN;
  for (let at = 0; at < count; at++) into[at] = modulo(a[at] ?? NaN, value);
}

export function divideUniformBy(into: Float64Array, a: Float64Array, b: Float64Array, count: number): void {
  const value = b[0] ?? NaN;
  for (let at = 0; at < count; at++) into[at] = value / (a[at] ?? NaN);
}

export function raiseToUniform(into: Float64Array, a: Float64Array, b: Float64Array, count: number): void {
  const value = b[0] ?? NaN;
  for (let at = 0; at < count; at++) into[at] = (a[at] ?? NaN) ** value;
}

export function opposite(into: Float64Array, a: Float64Array, _: Float64Array, count: number): void {
  for (let at = 0; at < count; at++) into[at] = a[at] === 0 ? 1 : 0;
}

export function both(into: Float64Array, a: Float64Array, b: Float64Array, count: number): void {
  for (let at = 0; at < count; at++) into[at] = a[at] === 0 ? 0 : (b[at] ?? NaN);
}

export function either(into: Float64Array, a: Float64Array, b: Float64Array, count: number): void {
  for (let at = 0; at < count; at++) into[at] = a[at] === 0 ? (b[at] ?? NaN) : 1;
}

export function equal(into: Float64Array, a: Float64Array, b: Float64Array, count: number): void {
  for (let at = 0; at < count; at++) into[at] = areEqual(a[at] ?? NaN, b[at] ?? NaN) ? 1 : 0;
}

export function different(into: Float64Array, a: Float64Array, b: Float64Array, count: number): void {
  for (let at = 0; at < count; at++) into[at] = areEqual(a[at] ?? NaN, b[at] ?? NaN) ? 0 : 1;
}

/** Applies a unary function elementwise. */
export function eachBy(evaluate: (x: number) => number): Kernel {
  return (into, a, _, count) => {
    for (let at = 0; at < count; at++) into[at] = evaluate(a[at] ?? NaN);
  };
}

/** Applies a binary function elementwise. */
export function pairsBy(evaluate: (x: number, y: number) => number): Kernel {
  return (into, a, b, count) => {
    for (let at = 0; at < count; at++) into[at] = evaluate(a[at] ?? NaN, b[at] ?? NaN);
  };
}

/** Applies an n-ary function to each row of these columns. */
export function rowsBy(columns: readonly Float64Array[], evaluate: (...numbers: number[]) => number): Kernel {
  return (into, _a, _b, count) => {
    for (let at = 0; at < count; at++) into[at] = evaluate(...columns.map((column) => column[at] ?? NaN));
  };
}

/** Selects the value of a where the test is not 0, otherwise that of b. */
export function chosenBy(test: Float64Array): Kernel {
  return (into, a, b, count) => {
    for (let at = 0; at < count; at++) into[at] = (test[at] === 0 ? b[at] : a[at]) ?? NaN;
  };
}
