import { roundTo } from './format-number.ts';

/** Numbers as close as this count as equal where an answer is corrected: room for the rounding of doubles. */
export const generalTolerance = 1e-8;

/** How closely an answer must meet the solution: how many decimals count, and what becomes of those behind them. */
export interface Precision {
  /** `atleast`: nearer than half of the last decimal to the rounded solution. `rounded`, `truncate`: the solution rounded, or cut off. */
  readonly mode: 'atleast' | 'rounded' | 'truncate';
  readonly digits: number;
}

/** Whether a number is the solution within a precision (authoring language, `\correctorprecision`). */
export function numberMatches(answer: number, solution: number, { mode, digits }: Precision): boolean {
  if (!Number.isFinite(solution)) return answer === solution;
  const unit = 10 ** -digits;
  const room = mode === 'atleast' ? unit / 2 : 0;
  const noise = Math.max(toleranceOf(unit), noiseOf(solution));
  return Math.abs(expectedNumber(solution, { mode, digits }) - answer) <= room + noise;
}

/** The solution as it should be given, with no more decimals than count. */
export function expectedNumber(solution: number, { mode, digits }: Precision): number {
  const unit = 10 ** -digits;
  const rounded = roundTo(solution, digits);
  return mode === 'truncate' && Number.isFinite(solution)
    ? roundTo(cutOff(solution, rounded, unit, toleranceOf(unit)), digits)
    : rounded;
}

/** How far two computations of one great number may be apart: a few steps of its last digit. */
function noiseOf(value: number): number {
  return Math.abs(value) * 2 ** -50;
}

function toleranceOf(unit: number): number {
  return Math.min(generalTolerance, unit / 100);
}

/** The solution without the decimals behind, its rounded value being known. 2.9999999999 is 3 but for noise. */
function cutOff(solution: number, rounded: number, unit: number, noise: number): number {
  return Math.abs(rounded) <= Math.abs(solution) + noise ? rounded : rounded - Math.sign(solution) * unit;
}
