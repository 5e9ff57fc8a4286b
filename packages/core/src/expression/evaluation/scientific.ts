import type { Expression } from '../nodes.ts';
import { sizeOf } from '../numbers/ball.ts';
import { bigFractionOf } from './big-fraction.ts';

const mostDigits = 15;

/**
 * A fraction of whole numbers of any size with a power of ten and at most 15 digits, rounded half away from 0: `1·10^400`.
 * `0` for 0; undefined for any other expression.
 */
export function scientificOf(node: Expression, decimalComma: boolean): string | undefined {
  const exact = bigFractionOf(node);
  if (exact === undefined) return undefined;
  if (exact.above === 0n) return '0';
  const [above, below] = [sizeOf(exact.above), exact.below];
  let power = String(above).length - String(below).length;
  if (above * tenTo(-power) < below * tenTo(power)) power -= 1;
  const shift = mostDigits - 1 - power;
  const [up, down] = [above * tenTo(shift), below * tenTo(-shift)];
  let digits = String((2n * up + down) / (2n * down));
  // 9.99… is rounded to 10.
  if (digits.length > mostDigits) power += 1;
  digits = digits.replace(/0+$/, '');
  const decimals = digits.slice(1);
  const mantissa = decimals === '' ? digits : `${digits.slice(0, 1)}${decimalComma ? ',' : '.'}${decimals}`;
  return `${exact.above < 0n ? '-' : ''}${mantissa}·10^${String(power)}`;
}

/** 1 for a negative exponent: the other side of a fraction is multiplied then. */
function tenTo(exponent: number): bigint {
  return 10n ** BigInt(Math.max(0, exponent));
}
