import { modulo } from '../numbers/arithmetic.ts';
import { areEqual } from './comparison.ts';

// Each kind of step has a loop of its own, so that the engine can make machine code of it.

/** A loop over columns: the first so many values of the target, which may be one of the operands. What does not vary is a cell of one value. */
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

/** A function of one number, value by value. */
export function eachBy(evaluate: (x: number) => number): Kernel {
  return (into, a, _, count) => {
    for (let at = 0; at < count; at++) into[at] = evaluate(a[at] ?? NaN);
  };
}

/** A function of two numbers, pair by pair. */
export function pairsBy(evaluate: (x: number, y: number) => number): Kernel {
  return (into, a, b, count) => {
    for (let at = 0; at < count; at++) into[at] = evaluate(a[at] ?? NaN, b[at] ?? NaN);
  };
}

/** A function of any number of numbers, row by row of these columns. */
export function rowsBy(columns: readonly Float64Array[], evaluate: (...numbers: number[]) => number): Kernel {
  return (into, _a, _b, count) => {
    for (let at = 0; at < count; at++) into[at] = evaluate(...columns.map((column) => column[at] ?? NaN));
  };
}

/** Where the test is not 0 the value of a, else that of b. */
export function chosenBy(test: Float64Array): Kernel {
  return (into, a, b, count) => {
    for (let at = 0; at < count; at++) into[at] = (test[at] === 0 ? b[at] : a[at]) ?? NaN;
  };
}
