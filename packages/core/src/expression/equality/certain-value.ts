import { bigFractionOf, type BigFraction } from '../evaluation/big-fraction.ts';
import { closeDoubleOf } from '../evaluation/close-value.ts';
import { compileInterval } from '../evaluation/interval-compile.ts';
import type { Expression } from '../nodes.ts';
import { doubleOf, exactBall, quotientOf } from '../numbers/ball.ts';
import { fraction, type Fraction } from '../numbers/fraction.ts';
import { newInterval } from '../numbers/interval.ts';
import { greatestCommonDivisor } from '../polynomials/whole-polynomial.ts';

/** The value of an expression without variables, computed so that no digits are lost to cancellation. */
export interface CertainValue {
  readonly value: number;
  /** The fraction that the value is, if it is one of whole numbers that doubles hold. */
  readonly fraction?: Fraction;
  /** Whether the digits of the value may be lost: neither doubles nor more digits tell them. */
  readonly isLost: boolean;
}

/** The error that doubles may have, relative to the value, without a second computation. */
const littleError = 1e-10;

/** The same as a power of two, for numbers that are made of random doubles: their last digit is not known. */
const drawnError = -33;

/**
 * The value of an expression without variables. Fractions of numbers that are meant exactly are computed exactly.
 * Everything else is computed in doubles; if their error matters, once more with a bound of it.
 */
export function certainValueOf(node: Expression, inDoubles: number): CertainValue {
  const exact = bigFractionOf(node);
  if (exact !== undefined) {
    const value = nearestDouble(exact);
    const reduced = reducedFraction(exact);
    return { value, isLost: false, ...(reduced !== undefined && { fraction: reduced }) };
  }
  if (isCertain(node, inDoubles)) return { value: inDoubles, isLost: false };
  const close = closeDoubleOf(node) ?? closeDoubleOf(node, drawnError);
  return close === undefined
    ? { value: inDoubles, isLost: Number.isFinite(inDoubles) }
    : { value: close, isLost: false };
}

/** Whether all values that an expression may have, with any rounding in between, nearly agree with this one. */
function isCertain(node: Expression, inDoubles: number): boolean {
  const compiled = compileInterval(node, { slots: new Map(), meansReals: true });
  if (!compiled.ok || compiled.value.type !== 'number') return false;
  const { low, high } = enclosure(compiled.value.evaluate);
  const room = littleError * Math.abs(inDoubles);
  return Number.isFinite(inDoubles) && high - low <= room && inDoubles >= low - room && inDoubles <= high + room;
}

function enclosure(evaluate: (frame: readonly [], into: ReturnType<typeof newInterval>) => void) {
  const into = newInterval();
  evaluate([], into);
  return into;
}

function nearestDouble({ above, below }: BigFraction): number {
  const [numerator, denominator] = [Number(above), Number(below)];
  if (Number.isSafeInteger(numerator) && Number.isSafeInteger(denominator)) return numerator / denominator;
  if (above % below === 0n) return Number(above / below);
  const ratio = quotientOf(exactBall(above), exactBall(below), 160);
  return ratio === undefined ? numerator / denominator : doubleOf(ratio);
}

function reducedFraction({ above, below }: BigFraction): Fraction | undefined {
  const divisor = greatestCommonDivisor(above, below);
  return fraction(Number(above / divisor), Number(below / divisor));
}
