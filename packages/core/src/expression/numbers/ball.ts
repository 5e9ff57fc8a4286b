/**
 * A real number that is known up to an error: between (middle - radius)·2^exponent and (middle + radius)·2^exponent.
 * Numbers of any size fit, and every operation bounds its own error (ball arithmetic, as in Arb; Johansson 2017).
 */
export interface Ball {
  readonly middle: bigint;
  readonly radius: bigint;
  readonly exponent: number;
}

/** Beyond numbers of 2^(2^40), nothing is computed. */
const greatestExponent = 2 ** 40;

/** An exact whole number times a power of two. */
export function exactBall(middle: bigint, exponent = 0): Ball {
  return { middle, radius: 0n, exponent };
}

export const zeroBall = exactBall(0n);
export const oneBall = exactBall(1n);

/** The number of binary digits of the size of a number. */
export function bitsOf(number: bigint): number {
  const size = number < 0n ? -number : number;
  if (size === 0n) return 0;
  const digits = size.toString(16);
  return 4 * digits.length - Math.clz32(parseInt(digits[0] ?? '0', 16)) + 28;
}

/** The ball with at most this many binary digits; undefined beyond all bounds. */
export function rounded(ball: Ball, bits: number): Ball | undefined {
  const { middle, radius, exponent } = ball;
  const surplus = Math.max(bitsOf(middle), bitsOf(radius)) - bits;
  if (surplus > 0) {
    const by = BigInt(surplus);
    return within({ middle: middle >> by, radius: (radius >> by) + 2n, exponent: exponent + surplus });
  }
  return within(ball);
}

function within(ball: Ball): Ball | undefined {
  return Math.abs(ball.exponent) <= greatestExponent ? ball : undefined;
}

export function negated({ middle, radius, exponent }: Ball): Ball {
  return { middle: -middle, radius, exponent };
}

/** The same ball with a greater error: by a number of at most 2^exponent. */
export function widened(ball: Ball, exponent: number): Ball {
  const shift = ball.exponent - exponent;
  if (shift >= 0) return { ...ball, radius: ball.radius + 1n };
  const by = BigInt(-shift);
  return { ...ball, radius: ball.radius + (1n << by) };
}

export function sumOf(a: Ball, b: Ball, bits: number): Ball | undefined {
  const [high, low] = a.exponent >= b.exponent ? [a, b] : [b, a];
  if (isExactZero(high)) return rounded(low, bits);
  if (isExactZero(low)) return rounded(high, bits);
  const shift = high.exponent - low.exponent;
  const room = Math.max(bits - bitsOf(high.middle), 0) + 8;
  if (shift > room) {
    // The lower one is moved up to the precision of the sum, and may vanish there.
    const cut = shift - room;
    const by = BigInt(Math.min(cut, bitsOf(low.middle) + bitsOf(low.radius) + 1));
    const moved = { middle: low.middle >> by, radius: (low.radius >> by) + 2n, exponent: low.exponent + cut };
    return sumOf(high, moved, bits);
  }
  const by = BigInt(shift);
  return rounded(
    {
      middle: (high.middle << by) + low.middle,
      radius: (high.radius << by) + low.radius,
      exponent: low.exponent,
    },
    bits,
  );
}

export function differenceOf(a: Ball, b: Ball, bits: number): Ball | undefined {
  return sumOf(a, negated(b), bits);
}

export function productOf(a: Ball, b: Ball, bits: number): Ball | undefined {
  const [x, y] = [sizeOf(a.middle), sizeOf(b.middle)];
  return rounded(
    {
      middle: a.middle * b.middle,
      radius: x * b.radius + y * a.radius + a.radius * b.radius,
      exponent: a.exponent + b.exponent,
    },
    bits,
  );
}

/** Undefined if the divisor may be 0. */
export function quotientOf(a: Ball, b: Ball, bits: number): Ball | undefined {
  if (mayBeZero(b)) return undefined;
  if (isExactZero(a)) return a;
  const shift = Math.max(0, bits + 2 + bitsOf(b.middle) - bitsOf(a.middle));
  const by = BigInt(shift);
  const above = a.middle << by;
  const middle = above / b.middle;
  const isExact = a.radius === 0n && b.radius === 0n && middle * b.middle === above;
  const least = sizeOf(b.middle) - b.radius;
  const radius = isExact ? 0n : ((sizeOf(middle) + 1n) * b.radius + (a.radius << by)) / least + 2n;
  return rounded({ middle, radius, exponent: a.exponent - b.exponent - shift }, bits);
}

/** The square root; undefined if the number may be negative. */
export function squareRootOf(a: Ball, bits: number): Ball | undefined {
  if (isExactZero(a)) return a;
  if (a.middle <= a.radius) return undefined;
  const wanted = Math.max(0, 2 * bits + 4 - bitsOf(a.middle));
  const shift = (wanted + a.exponent) % 2 === 0 ? wanted : wanted + 1;
  const by = BigInt(shift);
  const radicand = a.middle << by;
  const middle = wholeRoot(radicand);
  const isExact = a.radius === 0n && middle * middle === radicand;
  // The root of x + r differs from that of x by at most r over the root of x - r.
  const least = wholeRoot((a.middle - a.radius) << by);
  const radius = isExact ? 0n : (a.radius << by) / least + 2n;
  return rounded({ middle, radius, exponent: (a.exponent - shift) / 2 }, bits);
}

/** A power with a whole exponent; undefined for 0 to a negative one, and beyond all bounds. */
export function wholePowerOf(base: Ball, exponent: bigint, bits: number): Ball | undefined {
  if (exponent < 0n) {
    // Of an exact base, the power is exact as long as it fits.
    const power = wholePowerOf(base, -exponent, bits);
    return power && quotientOf(oneBall, power, bits);
  }
  let result: Ball | undefined = oneBall;
  let factor: Ball | undefined = base;
  for (let left = exponent; left > 0n && result !== undefined; left >>= 1n) {
    if (factor === undefined) return undefined;
    if (left % 2n === 1n) result = productOf(result, factor, bits);
    if (left > 1n) factor = productOf(factor, factor, bits);
  }
  return result;
}

/** The greatest whole number whose square is not greater. */
function wholeRoot(radicand: bigint): bigint {
  if (radicand < 2n) return radicand;
  let root = 1n << BigInt(Math.ceil(bitsOf(radicand) / 2));
  for (;;) {
    const next = (root + radicand / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

export function sizeOf(number: bigint): bigint {
  return number < 0n ? -number : number;
}

export function isExact({ radius }: Ball): boolean {
  return radius === 0n;
}

export function isExactZero({ middle, radius }: Ball): boolean {
  return middle === 0n && radius === 0n;
}

export function mayBeZero({ middle, radius }: Ball): boolean {
  return sizeOf(middle) <= radius;
}

/** The sign of all numbers of the ball; undefined if they differ in it. */
export function signOf(ball: Ball): -1 | 0 | 1 | undefined {
  if (isExactZero(ball)) return 0;
  return mayBeZero(ball) ? undefined : ball.middle < 0n ? -1 : 1;
}

/** Such that no number of the ball is greater than 2 to this. */
export function magnitudeOf({ middle, radius, exponent }: Ball): number {
  return bitsOf(sizeOf(middle) + radius) + exponent;
}

/** How many binary digits a number is below 1: so many more are needed beside it. */
export function smallnessOf(ball: Ball): number {
  return Math.min(Math.max(0, -magnitudeOf(ball)), 1 << 15);
}

/** The greatest whole number that is not greater than any number of the ball, and the same of its greatest number. */
export function floorsOf({ middle, radius, exponent }: Ball): readonly [bigint, bigint] | undefined {
  if (exponent > 1 << 20) return undefined;
  const floor = (number: bigint): bigint =>
    exponent >= 0 ? number << BigInt(exponent) : number >> BigInt(Math.min(-exponent, bitsOf(number) + 1));
  return [floor(middle - radius), floor(middle + radius)];
}

/** The nearest double to the middle; infinite or 0 beyond doubles. */
export function doubleOf({ middle, exponent }: Ball): number {
  const surplus = Math.max(0, bitsOf(middle) - 62);
  const power = exponent + surplus;
  const mantissa = Number(middle >> BigInt(surplus));
  // In two steps: 2^power alone may be out of range.
  const half = Math.trunc(Math.max(-2200, Math.min(2200, power)) / 2);
  return mantissa * 2 ** half * 2 ** (Math.max(-2200, Math.min(2200, power)) - half);
}
