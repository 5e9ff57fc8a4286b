import type { Expression } from '../nodes.ts';
import { magnitudeOf, sizeOf, type Ball } from '../numbers/ball.ts';
import { shownWithPower } from '../numbers/format-number.ts';
import { figuresWithPower, type Precision } from '../numbers/rounding.ts';
import { bigFractionOf, type BigFraction } from './big-fraction.ts';
import { closeValueOf, isSmall } from './close-value.ts';

/** From this size on, what was computed in doubles may be wrong in the decimals that are shown. */
const leastSize = 1e9;

/** The binary digits that are certain of a double. */
const doubleDigits = 50;

/** The binary digits with which a number is computed until its rounded digits are certain. */
const precisions = [160, 640];

/**
 * The digits of a number without variables of which a double would show untrue ones: with this many decimals, rounded half
 * away from 0 or truncated, or from 10^15 on with 15 digits before a power of ten. Undefined where doubles are enough or
 * nothing closer is known. `about`: its value as a double.
 */
export function trueDigitsOf(node: Expression, about: number, { mode, digits }: Precision): string | undefined {
  const size = Math.abs(about);
  const power = Math.floor(Math.log10(size));
  const needsMore = size >= leastSize || power + 1 + digits > figuresWithPower;
  if (!needsMore || !Number.isFinite(power) || !isSmall(node)) return undefined;
  return size >= shownWithPower ? withPower(node, power) : plain(node, digits, mode === 'truncate');
}

function plain(node: Expression, decimals: number, isCutOff: boolean): string | undefined {
  const whole = wholeAt(node, decimals, isCutOff);
  if (whole === undefined) return undefined;
  const digits = String(sizeOf(whole)).padStart(decimals + 1, '0');
  return signed(whole, pointed(digits, digits.length - decimals));
}

function withPower(node: Expression, power: number): string | undefined {
  const whole = wholeAt(node, figuresWithPower - 1 - power);
  if (whole === undefined) return undefined;
  const digits = String(sizeOf(whole));
  // The power of ten was that of a double: the number may be on the other side of 10^16, or be rounded to it.
  if (digits.length !== figuresWithPower && !/^10*$/.test(digits)) {
    return withPower(node, power + digits.length - figuresWithPower);
  }
  return signed(whole, `${pointed(digits, 1)}·10^${String(power + digits.length - figuresWithPower)}`);
}

function signed(whole: bigint, size: string): string {
  return whole < 0n ? `-${size}` : size;
}

/** Digits with a decimal point behind so many of them; zeros at the end are dropped. */
function pointed(digits: string, before: number): string {
  const decimals = digits.slice(before).replace(/0+$/, '');
  return decimals === '' ? digits.slice(0, before) : `${digits.slice(0, before)}.${decimals}`;
}

/** The number times 10^places as a whole number, rounded half away from 0 or cut off; undefined if that is not certain. */
function wholeAt(node: Expression, places: number, isCutOff = false): bigint | undefined {
  const exact = bigFractionOf(node);
  if (exact !== undefined) return wholeTimes(exact, places, isCutOff);
  let last: Ball | undefined;
  for (const bits of precisions) {
    const ball = closeValueOf(node, bits);
    if (ball === undefined) break;
    last = ball;
    const [low, high] = endsOf(ball).map((end) => wholeTimes(end, places, isCutOff));
    if (low === high) return low;
  }
  // What was drawn as a double is that double, as far as anything tells.
  const isKnown = last !== undefined && magnitudeOf({ ...last, middle: 0n }) <= magnitudeOf(last) - doubleDigits;
  const [middle] = last === undefined || !isKnown ? [] : endsOf({ ...last, radius: 0n });
  return middle && wholeTimes(middle, places, isCutOff);
}

function endsOf({ middle, radius, exponent }: Ball): readonly BigFraction[] {
  const [times, over] = [1n << BigInt(Math.max(0, exponent)), 1n << BigInt(Math.max(0, -exponent))];
  return [middle - radius, middle + radius].map((end) => ({ above: end * times, below: over }));
}

function wholeTimes({ above, below }: BigFraction, places: number, isCutOff: boolean): bigint {
  const [up, down] = [sizeOf(above) * tenTo(places), below * tenTo(-places)];
  const size = isCutOff ? up / down : (2n * up + down) / (2n * down);
  return above < 0n ? -size : size;
}

/** 1 for a negative exponent: the other side of a fraction is multiplied then. */
function tenTo(exponent: number): bigint {
  return 10n ** BigInt(Math.max(0, exponent));
}
