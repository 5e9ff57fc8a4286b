import { matchesPrecision, roundTo, roundToFigures, type Precision, type Value } from '../expression/index.ts';
import type { Remark } from './assessment.ts';
import type { Judging } from './judging.ts';

/** Numbers with more decimals are not written by hand: they were computed. */
const mostDecimals = 12;

/** Doubles as near as this to one another, relative to their size, come from the same number. */
const noise = 1e-10;

/** Numbers that are further apart are two numbers, whatever their size. */
const coarsest = 0.01;

/**
 * Why a value that does not match the solution is refused although it is right up to rounding: it is the solution
 * itself, rounded or cut off, to another number of decimals than those asked for. Undefined if it is another value.
 */
export function remarkOnValue(
  answer: Value,
  solution: Value,
  { field, precision }: Pick<Judging, 'field' | 'precision'>,
): Remark | undefined {
  const [given, right] = [partsOf(answer), partsOf(solution)];
  if (given === undefined || right === undefined || given.length !== right.length) return undefined;
  const pairs = given.map((part, index) => [part, right[index] ?? NaN] as const);
  if (field !== 'real' && field !== 'complex') {
    return pairs.every((pair) => nearnessOf(...pair) !== 'none') ? { kind: 'notExact' } : undefined;
  }
  const remarks = pairs
    .filter(([value, exact]) => !matchesPrecision(real(value), real(exact), precision))
    .map(([value, exact]) => remarkOnNumber(value, exact, precision));
  return remarks.includes(undefined) ? undefined : remarks[0];
}

function remarkOnNumber(value: number, solution: number, { mode, digits }: Precision): Remark | undefined {
  const nearness = nearnessOf(value, solution);
  if (nearness === 'none') return undefined;
  if (nearness !== 'same' && decimalsOf(value) < digits) {
    return nearness === 'rounded' ? { kind: 'tooFewDecimals', asked: digits } : undefined;
  }
  return { kind: mode === 'truncate' ? 'notTruncated' : 'notRounded', asked: digits };
}

/**
 * The same for a quantity that is typed in another unit than the one asked for, which its precision is about. `typed`,
 * `exact`: the answer and the solution in the unit of the answer, whose decimals are counted; `value`, `solution`: both in
 * the unit asked for.
 */
export function remarkOnConverted(
  { typed, exact }: { readonly typed: number; readonly exact: number },
  { value, solution }: { readonly value: number; readonly solution: number },
  { mode, digits }: Precision,
): 'tooFewDecimals' | 'notRounded' | 'notTruncated' | undefined {
  const nearness = nearnessOf(typed, exact);
  if (nearness === 'none') return undefined;
  const isCoarse = Math.abs(value - solution) > 0.5 * 10 ** -digits * (1 + noise);
  if (nearness !== 'same' && isCoarse) return nearness === 'rounded' ? 'tooFewDecimals' : undefined;
  return mode === 'truncate' ? 'notTruncated' : 'notRounded';
}

/** Whether a number is the solution, or the solution rounded or cut off to the decimals it is written with. */
function nearnessOf(value: number, solution: number): 'same' | 'rounded' | 'cutOff' | 'none' {
  // What is too large for doubles is infinite there.
  if (!Number.isFinite(value) || !Number.isFinite(solution)) return 'none';
  if (value === solution) return 'same';
  if (Math.abs(value - solution) <= Math.min(noise * Math.abs(solution), coarsest)) return 'same';
  if (!isTelling(value)) return 'none';
  const decimals = decimalsOf(value);
  if (roundTo(solution, decimals) === value) return 'rounded';
  return cutOff(solution, decimals) === value ? 'cutOff' : 'none';
}

/** Doubles tell so many digits. */
const mostFigures = 15;
/** From this size on, and below its inverse, a number with one digit is a rounded one. */
const tellingSize = 1000;
/** 6.02·10^23 as it is computed is a neighbour of the double that is read. */
const doubleNoise = 4e-16;

/** Whether a number is the solution rounded to fewer significant digits than are asked for. A single digit tells this only
 * where it is large or small: 3 may be anything, 3·10^8 is not. */
export function hasFewerFigures(answer: Value, solution: Value, asked: number): boolean {
  if (answer.kind !== 'real' || solution.kind !== 'real') return false;
  const given = roundToFigures(answer.value, mostFigures);
  if (Math.abs(given - answer.value) > doubleNoise * Math.abs(given)) return false;
  for (let figures = 1; figures <= Math.min(mostFigures, asked - 1); figures++) {
    if (roundToFigures(given, figures) !== given) continue;
    const isTellingOne = Math.abs(given) >= tellingSize || Math.abs(given) < 1 / tellingSize;
    return (figures > 1 || isTellingOne) && roundToFigures(solution.value, figures) === given;
  }
  return false;
}

function real(value: number) {
  return { kind: 'real', value } as const;
}

/** The real and imaginary parts of all entries, row by row; undefined for a truth value. */
function partsOf(value: Value): readonly number[] | undefined {
  switch (value.kind) {
    case 'real':
      return [value.value, 0];
    case 'rational':
      return [value.value.valueOf(), 0];
    case 'complex':
      return [value.re, value.im];
    case 'complexRational':
      return [value.re.valueOf(), value.im.valueOf()];
    case 'vector':
      return value.entries.flatMap((entry) => partsOf(entry) ?? []);
    case 'matrix':
      return value.rows.flat().flatMap((entry) => partsOf(entry) ?? []);
    case 'truth':
      return undefined;
  }
}

/** How many decimals a number is written with. */
function decimalsOf(value: number): number {
  for (let decimals = 0; decimals < mostDecimals; decimals++) {
    if (Number(value.toFixed(decimals)) === value) return decimals;
  }
  return mostDecimals;
}

function cutOff(solution: number, decimals: number): number {
  return Number((Math.trunc(solution * 10 ** decimals) / 10 ** decimals).toFixed(decimals));
}

/** A single digit before the decimal point is too little to be called a rounded solution: 0 for 0.3, 3 for pi. */
function isTelling(value: number): boolean {
  return value !== 0 && (!Number.isInteger(value) || Math.abs(value) >= 10);
}
