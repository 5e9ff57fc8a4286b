import { factorial, modulo, oddRootPower, root } from '../numbers/arithmetic.ts';
import type { NumberOf } from './compile-scope.ts';

// Combinators of functions of the frame. One closure fewer per number makes evaluation noticeably faster, hence the
// variants with a constant; a separate factory for each keeps the captured scope small.

export function constantly(value: number): NumberOf {
  return () => value;
}

export function negated(a: NumberOf): NumberOf {
  return (frame) => -a(frame);
}

export function sum(a: NumberOf, b: NumberOf): NumberOf {
  return (frame) => a(frame) + b(frame);
}

export function sumWith(a: NumberOf, value: number): NumberOf {
  return (frame) => a(frame) + value;
}

export function difference(a: NumberOf, b: NumberOf): NumberOf {
  return (frame) => a(frame) - b(frame);
}

export function product(a: NumberOf, b: NumberOf): NumberOf {
  return (frame) => a(frame) * b(frame);
}

export function multiple(value: number, b: NumberOf): NumberOf {
  return (frame) => value * b(frame);
}

export function quotient(a: NumberOf, b: NumberOf): NumberOf {
  return (frame) => a(frame) / b(frame);
}

export function quotientBy(a: NumberOf, value: number): NumberOf {
  return (frame) => a(frame) / value;
}

// The same with a variable as an operand, which is read from its slot without a closure of its own.

export function sumWithSlot(a: NumberOf, slot: number): NumberOf {
  return (frame) => a(frame) + (frame[slot] ?? NaN);
}

export function slotPlus(slot: number, b: NumberOf): NumberOf {
  return (frame) => (frame[slot] ?? NaN) + b(frame);
}

export function slotPlusNumber(slot: number, value: number): NumberOf {
  return (frame) => (frame[slot] ?? NaN) + value;
}

export function differenceWithSlot(a: NumberOf, slot: number): NumberOf {
  return (frame) => a(frame) - (frame[slot] ?? NaN);
}

export function slotMinus(slot: number, b: NumberOf): NumberOf {
  return (frame) => (frame[slot] ?? NaN) - b(frame);
}

export function productWithSlot(a: NumberOf, slot: number): NumberOf {
  return (frame) => a(frame) * (frame[slot] ?? NaN);
}

export function slotTimes(slot: number, b: NumberOf): NumberOf {
  return (frame) => (frame[slot] ?? NaN) * b(frame);
}

export function multipleOfSlot(value: number, slot: number): NumberOf {
  return (frame) => value * (frame[slot] ?? NaN);
}

export function quotientBySlot(a: NumberOf, slot: number): NumberOf {
  return (frame) => a(frame) / (frame[slot] ?? NaN);
}

export function slotBy(slot: number, b: NumberOf): NumberOf {
  return (frame) => (frame[slot] ?? NaN) / b(frame);
}

export function slotSquared(slot: number): NumberOf {
  return (frame) => {
    const x = frame[slot] ?? NaN;
    return x * x;
  };
}

export function slotCubed(slot: number): NumberOf {
  return (frame) => {
    const x = frame[slot] ?? NaN;
    return x * x * x;
  };
}

export function remainder(a: NumberOf, b: NumberOf): NumberOf {
  return (frame) => modulo(a(frame), b(frame));
}

export function rootOf(a: NumberOf, b: NumberOf): NumberOf {
  return (frame) => root(a(frame), b(frame));
}

export function powerOf(a: NumberOf, b: NumberOf): NumberOf {
  return (frame) => a(frame) ** b(frame);
}

export function powerBy(a: NumberOf, exponent: number): NumberOf {
  if (exponent === 2) return square(a);
  if (exponent === 3) return cube(a);
  if (exponent === 4) return fourthPower(a);
  return (frame) => a(frame) ** exponent;
}

function square(a: NumberOf): NumberOf {
  return (frame) => {
    const x = a(frame);
    return x * x;
  };
}

function cube(a: NumberOf): NumberOf {
  return (frame) => {
    const x = a(frame);
    return x * x * x;
  };
}

function fourthPower(a: NumberOf): NumberOf {
  return (frame) => {
    const x = a(frame);
    return x * x * (x * x);
  };
}

export function realPower(a: NumberOf, numerator: number, denominator: number): NumberOf {
  return (frame) => oddRootPower(a(frame), numerator, denominator);
}

export function factorialOf(a: NumberOf): NumberOf {
  return (frame) => factorial(a(frame));
}

export function sizeOf(a: NumberOf): NumberOf {
  return (frame) => Math.abs(a(frame));
}

export function choice(holds: (frame: ArrayLike<number>) => boolean, a: NumberOf, b: NumberOf): NumberOf {
  return (frame) => (holds(frame) ? a(frame) : b(frame));
}

export function applied(evaluate: (x: number) => number, a: NumberOf): NumberOf {
  return (frame) => evaluate(a(frame));
}

export function appliedToTwo(evaluate: (x: number, y: number) => number, a: NumberOf, b: NumberOf): NumberOf {
  return (frame) => evaluate(a(frame), b(frame));
}

export function appliedToMany(evaluate: (...numbers: number[]) => number, arguments_: readonly NumberOf[]): NumberOf {
  return (frame) => evaluate(...arguments_.map((argument) => argument(frame)));
}
