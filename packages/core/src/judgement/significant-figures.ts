import type { Language } from '../language/index.ts';
import { writesDecimalComma } from '../language/index.ts';
import { byValue, otherValue, wrongBut, type Assessment } from './assessment.ts';
import { rightIf } from './verdict.ts';

/** A number as typed. */
export interface TypedNumber {
  readonly text: string;
  readonly value: number;
}

/**
 * Judges a number that must be rounded to some significant figures. One that is rounded to another number of them is
 * wrong, with a remark.
 */
export function assessFigures(typed: TypedNumber, solution: number, asked: number, language: Language): Assessment {
  const { text, value } = typed;
  const figures = figuresIn(text, language);
  if (figures !== undefined && figures.least <= asked && asked <= figures.most) {
    return byValue(rightIf(isRounded(value, solution, asked)));
  }
  const isRight =
    (figures !== undefined && isRounded(value, solution, figures.least)) ||
    isRounded(value, roundToFigures(solution, asked), mostDigits) ||
    isRounded(value, solution, mostDigits);
  return isRight ? wrongBut({ kind: 'wrongNumberOfFigures', asked }) : otherValue;
}

/** A number rounded to significant figures, as a text with all of them: 1.20, 1.20*10^4. */
export function printFigures(number: number, figures: number): string {
  const [mantissa = '', exponent = '0'] = number.toExponential(figures - 1).split('e');
  const power = Number(exponent);
  if (number === 0) return '0';
  if (power >= -4 && power < figures) return number.toFixed(Math.max(0, figures - 1 - power));
  return `${mantissa}*10^${power < 0 ? `(${power})` : power}`;
}

/** What doubles are certain about. */
const mostDigits = 12;

/** Whether a number is within half a unit of a significant figure of the solution. */
function isRounded(value: number, solution: number, figures: number): boolean {
  if (solution === 0 || !Number.isFinite(solution)) return value === solution;
  const place = Math.floor(Math.log10(Math.abs(solution))) - Math.min(figures, mostDigits) + 1;
  return Math.abs(value - solution) <= 10 ** place / 2 + Math.abs(solution) * 1e-14;
}

function roundToFigures(number: number, figures: number): number {
  return Number.isFinite(number) ? Number(number.toPrecision(figures)) : number;
}

/** A decimal, perhaps with a power of ten. */
const decimal = /^[+-]?(\d*)(?:\.(\d*))?(?:\*10(?:\^\(?[+-]?\d+\)?|[⁺⁻]?[⁰¹²³⁴-⁹]+)|E[+-]?\d+)?$/u;

/**
 * How many significant figures a number is written with: zeros at the end of a whole number may or may not be some.
 * Undefined for anything but a decimal.
 */
function figuresIn(text: string, language: Language): { readonly least: number; readonly most: number } | undefined {
  const plain = text.replaceAll(/\s/g, '').replaceAll(/[·⋅×]/g, '*').replaceAll('−', '-');
  const found = decimal.exec(writesDecimalComma(language) ? plain.replace(',', '.') : plain);
  if (found === null) return undefined;
  const [, whole = '', decimals] = found;
  const digits = (whole + (decimals ?? '')).replace(/^0+/, '');
  if (digits === '') return { least: 1, most: Infinity };
  const least = decimals === undefined ? digits.replace(/0+$/, '').length : digits.length;
  return { least, most: digits.length };
}
