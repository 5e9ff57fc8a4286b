import { significantDigitsOf } from './significant-digits.ts';

/** How a number is shown. */
export interface NumberFormat {
  /** Maximum decimals, 0 to 15; trailing zeros are dropped. Default 2. */
  readonly digits?: number;
  readonly decimalComma?: boolean;
  /**
   * A number of at least this size is never shown as 0: if its decimals would be, it keeps two significant digits.
   * Smaller ones are rounding noise. Default: all are rounded.
   */
  readonly smallest?: number;
  /**
   * The decimals in which numbers are compared: one of which they leave nothing is shown with a power of ten, 6.63·10^-34.
   * If missing, it is rounded to 0.
   */
  readonly compared?: number;
}

/** Doubles have at least this many true digits. */
const trueDigits = 15;

/** Below this size, two significant digits are shown with a power of ten. */
const smallestDecimal = 1e-4;

/** Whether a number is so small that decimals leave nothing of it: digits before a power of ten count instead. */
export function isBelowDecimals(value: number, digits: number): boolean {
  const size = Math.abs(value);
  return size > 0 && size < smallestDecimal && roundTo(size, digits) === 0;
}

/** How many decimals before the power of ten count of a number below the decimals that are asked for. */
export function decimalsBefore(digits: number): number {
  return Math.max(1, Math.min(digits, trueDigits - 1));
}

/** Numbers from here on are shown with a power of ten: doubles have no more exact digits. */
export const shownWithPower = 1e15;

/**
 * A number formatted for people: rounded half away from 0, without −0 and rounding noise; ∞ for infinity, – for NaN.
 */
export function formatNumber(value: number, format: NumberFormat = {}): string {
  if (Number.isNaN(value)) return '–';
  const { decimalComma = false } = format;
  const text = formatSize(Math.abs(value), format);
  const signed = value < 0 && text !== '0' ? `-${text}` : text;
  return decimalComma ? signed.replace('.', ',') : signed;
}

/** A number as shown on a page: as in `formatNumber`, with a minus sign − instead of a hyphen. */
export function printNumber(value: number, format?: NumberFormat): string {
  return formatNumber(value, format).replaceAll('-', '−');
}

/** Rounds half away from 0, based on the decimal digits of the number: 1.005 becomes 1.01. */
export function roundTo(value: number, digits: number): number {
  if (!(Math.abs(value) < shownWithPower)) return value;
  const [mantissa = '0', exponent = '0'] = String(Math.abs(value)).split('e');
  const whole = Math.round(Number(`${mantissa}e${Number(exponent) + digits}`));
  const rounded = Number(`${whole.toFixed(0)}e${-digits}`);
  return Number.isNaN(rounded) ? value : value < 0 && rounded !== 0 ? -rounded : rounded;
}

function formatSize(size: number, { digits = 2, smallest = Infinity, compared }: NumberFormat): string {
  if (size === Infinity) return '∞';
  if (compared !== undefined && isBelowDecimals(size, compared)) return scientific(size, decimalsBefore(digits));
  if (size >= shownWithPower) return scientific(size, digits);
  const text = decimal(size, digits);
  if (text !== '0' || size === 0 || size < smallest) return text;
  return size < smallestDecimal ? scientific(size, 1) : decimal(size, 1 - Math.floor(Math.log10(size)));
}

/** Digits that the number does not have are not shown: 10^15/3 is 333333333333333, and not 333333333333333.31. */
function decimal(size: number, wanted: number): string {
  const digits = size < 10 ? wanted : Math.min(wanted, trueDigits - Math.floor(Math.log10(size)) - 1);
  const fixed = roundTo(size, Math.max(0, digits)).toFixed(Math.max(0, digits));
  return fixed.includes('.') ? fixed.replace(/\.?0+$/, '') : fixed;
}

function scientific(size: number, digits: number): string {
  const { digits: shown, power } = significantDigitsOf(size, digits + 1);
  const decimals = shown.slice(1).replace(/0+$/, '');
  return `${shown.charAt(0)}${decimals === '' ? '' : `.${decimals}`}·10^${power}`;
}
