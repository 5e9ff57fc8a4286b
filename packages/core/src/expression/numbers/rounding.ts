import { decimalsBefore, isBelowDecimals, roundTo, shownWithPower } from './format-number.ts';

/** Numbers this close count as equal when answers are judged: allows for floating-point rounding. */
export const generalTolerance = 1e-8;

/** How closely an answer must match the solution: how many decimals count, and how further ones are treated. */
export interface Precision {
  /**
   * `atleast`: within half a unit of the last decimal of the rounded solution. `rounded`, `truncate`: equal to the
   * rounded or truncated solution.
   */
  readonly mode: 'atleast' | 'rounded' | 'truncate';
  readonly digits: number;
}

/** Numbers from 10^15 on that are not whole are shown with so many digits before a power of ten: all that a double tells. */
export const figuresWithPower = 15;

/**
 * The precision with which a number is shown: of one with a power of ten, its significant digits count. Those of a large
 * number are all that doubles tell; those of a small one, of which decimals leave nothing, are as many as there would be
 * decimals, and one more. A small number that is asked for rounded or truncated keeps its decimals.
 */
export function shownPrecision(solution: number, precision: Precision): Precision {
  const figures = figuresAsked(solution, precision);
  if (figures === undefined) return precision;
  const digits = figures - 1 - Math.floor(Math.log10(Math.abs(solution)));
  return { mode: 'atleast', digits };
}

/** How many significant digits of a number are asked for; undefined where decimals are. */
export function figuresAsked(solution: number, { mode, digits }: Precision): number | undefined {
  if (Number.isFinite(solution) && Math.abs(solution) >= shownWithPower) return figuresWithPower;
  return mode === 'atleast' && isBelowDecimals(solution, digits) ? decimalsBefore(digits) + 1 : undefined;
}

/** How many decimals of a number are shown where these are asked for: all that doubles tell before a power of ten. */
export function shownDecimals(value: number, digits: number): number {
  return Math.abs(value) >= shownWithPower ? Math.max(digits, figuresWithPower - 1) : digits;
}

/** From this size on, a double may be on the wrong side of a half. */
const looseSize = 1e9;

/** Whether a number matches the solution within a precision (authoring language, `\correctorprecision`). */
export function numberMatches(answer: number, solution: number, precision: Precision): boolean {
  if (!Number.isFinite(solution)) return answer === solution;
  const { mode, digits } = Math.abs(solution) < 1 ? shownPrecision(solution, precision) : precision;
  const unit = 10 ** -digits;
  const room = mode === 'atleast' ? unit / 2 : 0;
  const noise = Math.max(toleranceOf(unit), noiseOf(solution));
  // Cut off, or rounded if it is large, two doubles of one number may differ by a whole unit.
  const mayJump = mode === 'truncate' || Math.abs(solution) >= looseSize;
  const near = mayJump ? [-1, 0, 1].map((sign) => solution + sign * noiseOf(solution)) : [solution];
  return near.some((each) => Math.abs(expectedNumber(each, { mode, digits }) - answer) <= room + noise);
}

/** The expected form of the solution, with only the decimals that count. */
export function expectedNumber(solution: number, { mode, digits }: Precision): number {
  const unit = 10 ** -digits;
  const rounded = roundTo(solution, digits);
  return mode === 'truncate' && Number.isFinite(solution)
    ? roundTo(cutOff(solution, rounded, unit, toleranceOf(unit)), digits)
    : rounded;
}

/** The possible difference between two computations of one number in doubles, relative to it: as a power of two. */
export const roundingNoise = -50;

function noiseOf(value: number): number {
  return Math.abs(value) * 2 ** roundingNoise;
}

function toleranceOf(unit: number): number {
  return Math.min(generalTolerance, unit / 100);
}

/** Truncates the solution, given its rounded value; 2.9999999999 is 3 up to noise. */
function cutOff(solution: number, rounded: number, unit: number, noise: number): number {
  return Math.abs(rounded) <= Math.abs(solution) + noise ? rounded : rounded - Math.sign(solution) * unit;
}
