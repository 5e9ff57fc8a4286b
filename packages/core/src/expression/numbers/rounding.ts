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

/** The decimals before a power of ten with which every digit is shown that a double tells. */
const decimalsBeforePower = 14;

/**
 * The precision with which a number is shown: of one with a power of ten, its significant digits count. Those of a large
 * number are all that doubles tell; those of a small one, of which decimals leave nothing, are as many as there would be
 * decimals, and one more. What is asked for rounded or truncated keeps its decimals.
 */
export function shownPrecision(solution: number, precision: Precision): Precision {
  const figures = figuresAsked(solution, precision);
  if (figures === undefined) return precision;
  return { ...precision, digits: figures - 1 - Math.floor(Math.log10(Math.abs(solution))) };
}

/** How many significant digits of a number are asked for; undefined where decimals are. */
export function figuresAsked(solution: number, { mode, digits }: Precision): number | undefined {
  if (mode !== 'atleast' || !Number.isFinite(solution)) return undefined;
  if (Math.abs(solution) >= shownWithPower) return decimalsBeforePower + 1;
  return isBelowDecimals(solution, digits) ? decimalsBefore(digits) + 1 : undefined;
}

/** How many decimals of a number are shown where these are asked for: all that doubles tell before a power of ten. */
export function shownDecimals(value: number, digits: number): number {
  return Math.abs(value) >= shownWithPower ? Math.max(digits, decimalsBeforePower) : digits;
}

/** Whether a number matches the solution within a precision (authoring language, `\correctorprecision`). */
export function numberMatches(answer: number, solution: number, precision: Precision): boolean {
  if (!Number.isFinite(solution)) return answer === solution;
  const { mode, digits } = Math.abs(solution) < 1 ? shownPrecision(solution, precision) : precision;
  const unit = 10 ** -digits;
  const room = mode === 'atleast' ? unit / 2 : 0;
  const noise = Math.max(toleranceOf(unit), noiseOf(solution));
  return Math.abs(expectedNumber(solution, { mode, digits }) - answer) <= room + noise;
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
