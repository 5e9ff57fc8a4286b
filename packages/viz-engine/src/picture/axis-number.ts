import type { WriteNumber } from '../board/index.ts';

/** From this limit on, and below the other, numbers are written with a power of ten. */
const large = 1e6;
const small = 1e-4;

/** More decimals before a power of ten would be longer than the plain number. */
const mostDecimals = 3;

/** A number on an axis whose numbers are multiples of a step and at most `most`: with all of its decimals. */
export function axisNumber(value: number, step: number, most: number, write: WriteNumber): string {
  if (value === 0) return write(0, 0);
  const power = Math.floor(Math.log10(most) + 1e-9);
  const decimals = decimalsOf(step / 10 ** power);
  const isPower = most < small || (most >= large && decimals <= mostDecimals);
  return isPower ? `${write(value / 10 ** power, decimals)}·10${raised(power)}` : write(value, decimalsOf(step));
}

/** A multiple of π in textbook notation, such as 3π/2. */
export function multipleOfPi(value: number): string {
  const parts = [1, 2, 3, 4, 6, 12].find((count) => isWhole((value / Math.PI) * count)) ?? 12;
  const whole = Math.round((value / Math.PI) * parts);
  if (whole === 0) return '0';
  const count = Math.abs(whole) === 1 ? '' : String(Math.abs(whole));
  return `${whole < 0 ? '−' : ''}${count}π${parts === 1 ? '' : `/${parts}`}`;
}

/** Whether a number is a multiple of π/12, up to rounding; 0 is not. */
export function isOfPi(value: number): boolean {
  return Math.abs(value) > 1e-6 && isWhole((value / Math.PI) * 12);
}

function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 1e-6;
}

/** The number of decimals of a step; if they do not terminate, enough to tell its multiples apart. */
function decimalsOf(step: number): number {
  const exact = Array.from({ length: 16 }, (_, digits) => digits).find((digits) => {
    const whole = step * 10 ** digits;
    return Math.abs(whole - Math.round(whole)) < 1e-9 * Math.max(1, whole) && whole >= 1 - 1e-9;
  });
  return exact ?? Math.max(0, 2 - Math.floor(Math.log10(step)));
}

function raised(power: number): string {
  const digits = Array.from(String(Math.abs(power)), (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? '').join('');
  return power < 0 ? `⁻${digits}` : digits;
}
