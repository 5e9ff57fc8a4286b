import fc from 'fast-check';

/** An inclusive range of numbers. */
export interface NumberBounds {
  readonly low: number;
  readonly high: number;
  readonly isDefined: boolean;
}

const notable = [0, -0, 1, -1, 2, -2, 0.5, -0.5, 3, 10, 100, 1e-300, -1e-300, 5e-324, -5e-324, 1e300, -1e300].concat([
  Infinity,
  -Infinity,
  Math.PI,
  -Math.PI,
  Math.PI / 2,
  -Math.PI / 2,
  Number.MAX_VALUE,
  171,
  2 ** 53,
  1 + 2 ** -52,
]);

const anEnd = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...notable) },
  { weight: 2, arbitrary: fc.integer({ min: -12, max: 12 }) },
  { weight: 3, arbitrary: fc.double({ min: -10, max: 10, noNaN: true }) },
  { weight: 2, arbitrary: fc.double({ noNaN: true }) },
);

/** Boxes of all kinds: single numbers, narrow, wide, across zero, unbounded, huge and tiny. */
export const aBox: fc.Arbitrary<NumberBounds> = fc.oneof(
  fc.tuple(anEnd, anEnd).map(([a, b]) => boxOf(a, b)),
  fc.tuple(anEnd, fc.double({ min: 0, max: 1e-6, noNaN: true })).map(([a, width]) => boxOf(a, a + width)),
  anEnd.map((a) => boxOf(a, a)),
);

/** A number in a box, selected by `choice`: an end point, a whole number, a zero, or one in between. */
export function pointIn({ low, high }: NumberBounds, choice: number): number {
  const share = (choice % 1009) / 1008;
  const between = low + share * (high - low);
  const candidates = [low, high, Math.round(between), Math.ceil(low), Math.floor(high), 0, -0, 1, between, between];
  const candidate = candidates[choice % candidates.length] ?? low;
  return isIn(candidate, low, high) ? candidate : low;
}

/**
 * Whether a cell is right about a value: it lies between the ends, with -0 below 0, or there is none and the cell says
 * so.
 */
export function encloses({ low, high, isDefined }: NumberBounds, value: number): boolean {
  return Number.isNaN(value) ? !isDefined : isIn(value, low, high);
}

function isIn(value: number, low: number, high: number): boolean {
  return isUpTo(low, value) && isUpTo(value, high);
}

function isUpTo(a: number, b: number): boolean {
  return a < b || (a === b && (a !== 0 || Object.is(a, -0) || Object.is(b, 0)));
}

function boxOf(a: number, b: number): NumberBounds {
  return isUpTo(a, b) ? { low: a, high: b, isDefined: true } : { low: b, high: a, isDefined: true };
}
