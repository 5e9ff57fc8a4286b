import { roundToFigures, scaledTogether, significantDigitsOf, type Expression } from '../expression/index.ts';
import { byValue, otherValue, wrongBut, type Assessment } from './assessment.ts';
import type { ReadText } from './typed-text/index.ts';
import { rightIf } from './verdict.ts';

/** A number as typed. */
export interface TypedNumber {
  readonly term: Expression;
  /** Undefined for anything but a decimal: 6/5, π. */
  readonly figures: Figures | undefined;
}

/** How many significant figures a number is written with: zeros at the end of a whole number may or may not be some. */
export interface Figures {
  readonly least: number;
  readonly most: number;
}

/**
 * Judges a number that must be rounded to some significant figures. One that is rounded to another number of them is
 * wrong, with a remark.
 */
export function assessFigures({ term, figures }: TypedNumber, expected: Expression, asked: number): Assessment {
  const scaled = scaledTogether(term, expected);
  if (scaled === undefined) return { verdict: 'undecided' };
  const [value, solution] = scaled;
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
  if (number === 0) return '0';
  const { digits, power } = significantDigitsOf(number, figures);
  const sign = number < 0 ? '-' : '';
  const pointed = (all: string, before: number) =>
    all.length > before ? `${all.slice(0, before)}.${all.slice(before)}` : all;
  if (power >= figures || power < -4) return `${sign}${pointed(digits, 1)}*10^${power < 0 ? `(${power})` : power}`;
  return sign + pointed('0'.repeat(Math.max(0, -power)) + digits, Math.max(0, power) + 1);
}

/** What doubles are certain about. */
const mostDigits = 12;

/** Whether a number is within half a unit of a significant figure of the solution. */
function isRounded(value: number, solution: number, figures: number): boolean {
  if (solution === 0) return value === 0;
  const place = Math.floor(Math.log10(Math.abs(solution))) - Math.min(figures, mostDigits) + 1;
  return Math.abs(value - solution) <= 10 ** place / 2 + Math.abs(solution) * 1e-14;
}

/** The figures of a number that was read: a decimal, perhaps with a power of ten, a sign and brackets. */
export function figuresIn({ term, text }: ReadText): Figures | undefined {
  switch (term.kind) {
    case 'group':
    case 'negate':
    case 'plus':
      return figuresIn({ term: term.operand, text });
    case 'multiply':
    case 'juxtapose': {
      const [one, other] = [term.left, term.right];
      const mantissa = isPowerOfTen(other) ? one : isPowerOfTen(one) ? other : undefined;
      return mantissa && figuresIn({ term: mantissa, text });
    }
    // A percentage is read as a hundredth of a number.
    case 'divide':
      return term.right.kind === 'number' && /^10+$/.test(String(term.right.value))
        ? figuresIn({ term: term.left, text })
        : undefined;
    case 'number':
      return figuresOfDigits(text.slice(term.span.from, term.span.to));
    default:
      return undefined;
  }
}

function isPowerOfTen(term: Expression): boolean {
  if (term.kind === 'group') return isPowerOfTen(term.operand);
  return term.kind === 'power' && term.left.kind === 'number' && term.left.value === 10;
}

function figuresOfDigits(written: string): Figures {
  const [mantissa = ''] = written.split('E');
  const [whole = '', decimals] = mantissa.split(/[.,]/);
  const digits = (whole + (decimals ?? '')).replace(/^0+/, '');
  if (digits === '') return { least: 1, most: Infinity };
  const least = decimals === undefined ? digits.replace(/0+$/, '').length : digits.length;
  return { least, most: digits.length };
}
