import { constants } from '../constants.ts';
import { bigFractionOf, compareFractions } from '../evaluation/big-fraction.ts';
import { closeValueOf, isLong, isSmall } from '../evaluation/close-value.ts';
import { freeNames } from '../free-names.ts';
import type { Expression, NumberLiteral } from '../nodes.ts';
import {
  differenceOf,
  doubleOf,
  exactBall,
  isExact,
  isExactZero,
  magnitudeOf,
  mayBeZero,
  productOf,
  quotientOf,
  signOf,
  sizeOf,
  sumOf,
  type Ball,
} from '../numbers/ball.ts';
import { decimalsBefore } from '../numbers/format-number.ts';
import { figuresAsked, numberMatches, roundingNoise, shownPrecision, type Precision } from '../numbers/rounding.ts';
import { childrenOf, hasNode, mapChildren } from '../tree.ts';
import { doubleAt, isInfinite, leavesDoubles, overflows } from './beyond-doubles.ts';
import { hasRoundedNumber } from './rounded-number.ts';
import { isSameTree } from './same-tree.ts';

/** The binary digits with which numbers are computed one after another until they can be told apart. */
const precisions = [160, 640, 1600, 5000];
/** The same where two forms of one number, which agree in all digits, are usual. */
const equalPrecisions = [160, 640, 2000, 6000];
const orderPrecisions = [160, 640];
/** The same for numbers that are exact if they fit. */
const exactPrecisions = [160, 2560, 16_384];

/** What is known about two numbers: `unknown` if they are too large for every way of comparing them. */
export type CloseMatch = 'match' | 'differ' | 'unknown';

/** How closely numbers are compared: within a precision, or as numbers of a field in which each is another one. */
export type Closeness = Precision | 'equal';

/**
 * Whether a number without variables matches another, for numbers that doubles cannot tell: beyond 1.8·10^308, below
 * 10^-308, with an error that matters, or where they must be equal. Both are computed with a bound of their errors.
 * Undefined if doubles are enough: a learner's 1.41, and what has no value at all.
 */
export function matchClosely(typed: Expression, solution: Expression, closeness: Closeness): CloseMatch | undefined {
  const answer = closeness === 'equal' ? withAllDigits(typed) : typed;
  const areSame = isSameTree(answer, solution);
  if (![answer, solution].every(isSmall)) {
    return !areSame && [answer, solution].some(leavesDoubles) ? unlessInfinite(answer, solution) : undefined;
  }
  const doubles = [doubleAt(answer), doubleAt(solution)] as const;
  const areTame = doubles.every((value, index) => isTame(index === 0 ? answer : solution, value));
  if (closeness !== 'equal' && areTame && !isNearMiss(doubles)) return undefined;
  const areRational = [answer, solution].every(isRational);
  // Only the solution is drawn: many digits that a learner has typed are meant as they are.
  const noise = areRational ? undefined : noiseIn(answer, solution, closeness);
  if (areRational && closeness === 'equal') {
    const order = orderOfFractions(answer, solution);
    if (order !== undefined) return order === 'same' ? 'match' : 'differ';
  }
  let last: readonly [Ball, Ball] | undefined;
  // The one that has no value with so few digits, and the value of the other one.
  let half: { readonly other: Expression; readonly known: Ball } | undefined;
  const all = areRational ? exactPrecisions : closeness === 'equal' ? equalPrecisions : precisions;
  for (const bits of all) {
    const [a, b] = [closeValueOf(answer, bits), closeValueOf(solution, bits)];
    if (a === undefined || b === undefined) {
      const known = a ?? b;
      half = known && { other: a === undefined ? answer : solution, known };
      continue;
    }
    last = [a, b];
    if (areSame) return 'match';
    const found =
      closeness === 'equal' ? equalityOf(a, b, noise) : matchOf(a, b, shownAs(answer, solution, closeness), noise);
    if (found !== undefined) return found;
    if (closeness === 'equal' && !areRational && isSettled(last, bits, bits === all.at(-1))) return 'match';
  }
  if (last !== undefined) {
    if (closeness === 'equal') return 'unknown';
    return (
      (areRational ? undefined : matchOf(...last, shownAs(answer, solution, closeness), roundingNoise)) ?? 'unknown'
    );
  }
  // A finite number is not infinite, and one that doubles hold is not beyond them.
  if (half !== undefined && isElsewhere(half.other, half.known)) return 'differ';
  return [answer, solution].some(overflows) && !areSame ? unlessInfinite(answer, solution) : undefined;
}

/** Whether nothing in a number may cancel, so that one that is too large for doubles is large. */
function growsOnly(node: Expression): boolean {
  return !hasNode(node, ({ kind }) => kind === 'divide' || kind === 'subtract' || kind === 'negate');
}

function hasLongNumber(node: Expression): boolean {
  return hasNode(node, (part) => part.kind === 'number' && isLong(part));
}

/** An answer whose decimals are meant as they are typed: with as many digits as a double has, none was drawn. */
function withAllDigits(node: Expression): Expression {
  if (!hasLongNumber(node)) return node;
  if (node.kind === 'number') return { ...node, digits: String(node.value) };
  return mapChildren(node, withAllDigits);
}

/** The error of numbers that are only known as doubles; undefined if there are none. */
function noiseIn(answer: Expression, solution: Expression, closeness: Closeness): number | undefined {
  if (!hasLongNumber(solution)) return closeness !== 'equal' && hasLongNumber(answer) ? roundingNoise : undefined;
  // A decimal that looks rounded is only that double itself.
  return closeness === 'equal' && hasRoundedNumber(answer) ? doubleNoise : drawnNoise;
}

/** Whether a number that is not computed closely is certainly not the one that is. */
function isElsewhere(node: Expression, known: Ball): boolean {
  const value = doubleAt(node);
  if (Math.abs(value) === Infinity) return isInfinite(node) || (magnitudeOf(known) < 1000 && growsOnly(node));
  // Complex numbers are compared otherwise.
  if (![...freeNames(node)].every((name) => constants.has(name))) return false;
  // One without a value in doubles has none, unless it was lost in between.
  return (Number.isNaN(value) || Math.abs(magnitudeOf(known)) > 1000) && !leavesDoubles(node);
}

/** The order of two numbers. */
export type Order = 'less' | 'same' | 'greater';

/**
 * The order of two numbers without variables, of any size, or infinite; numbers that agree in all digits that are
 * computed are the same. Undefined if one of them is too large to be computed, or has no value.
 */
export function orderOf(first: Expression, second: Expression): Order | undefined {
  const [x, y] = [doubleAt(first), doubleAt(second)];
  const areTame = isTame(first, x) && isTame(second, y);
  if (areTame && Math.abs(x - y) > nearMiss * Math.max(Math.abs(x), Math.abs(y))) return orderOfNumbers(x, y);
  const [beyond, other] = [isInfinite(first), isInfinite(second)];
  if (beyond || other) return orderOfNumbers(beyond ? x : 0, other ? y : 0);
  if (isSameTree(first, second)) return 'same';
  if (![first, second].every(isSmall)) return orderInDoubles(first, second);
  const exact = orderOfFractions(first, second);
  if (exact !== undefined) return exact;
  let isKnown = false;
  for (const bits of orderPrecisions) {
    const [a, b] = [closeValueOf(first, bits), closeValueOf(second, bits)];
    const difference = a && b && differenceOf(a, b, bits);
    if (difference === undefined) continue;
    isKnown = true;
    const sign = signOf(difference);
    if (sign !== undefined) return orderOfNumbers(sign, 0);
  }
  return isKnown ? 'same' : orderInDoubles(first, second);
}

/** Undefined if one of them is no fraction of numbers that are meant exactly, or too large. */
function orderOfFractions(first: Expression, second: Expression): Order | undefined {
  const a = bigFractionOf(first);
  const b = a && bigFractionOf(second);
  return b && orderOfNumbers(compareFractions(a, b), 0);
}

/** Doubles this close, relative to their size, are the same number. */
const sameDouble = 1e-12;

function orderInDoubles(first: Expression, second: Expression): Order | undefined {
  if ([first, second].some(leavesDoubles)) return undefined;
  const [x, y] = [doubleAt(first), doubleAt(second)];
  if (!Number.isFinite(x) || !Number.isFinite(y)) return undefined;
  return Math.abs(x - y) <= sameDouble * Math.max(Math.abs(x), Math.abs(y)) ? 'same' : orderOfNumbers(x, y);
}

function orderOfNumbers(x: number, y: number): Order {
  return x < y ? 'less' : x > y ? 'greater' : 'same';
}

/** Both are beyond everything that can be computed, unless they are infinite. */
function unlessInfinite(answer: Expression, solution: Expression): CloseMatch | undefined {
  // A value that was drawn as infinite is a number, which does not tell why it is.
  const mayBeInfinite = (node: Expression): boolean =>
    isInfinite(node) || (node.kind === 'number' && node.digits === undefined);
  return mayBeInfinite(answer) && mayBeInfinite(solution) ? undefined : 'unknown';
}

/**
 * The error of a value that was drawn as a double, relative to its size, as a power of 2: a few hundred roundings, or a power
 * with an exponent of a few thousand. How it was computed is not known any more.
 */
const drawnNoise = -40;
/** The same for a decimal that is read as the same double. */
const doubleNoise = -50;

/** Sizes for which rounding to decimals still says something. */
const greatestRounded = 50;
/** All numbers below 10^15 are cut off. */
const greatestCutOff = 51;

/** So many digits, from which two forms of one number are told from two numbers that nearly agree. */
const enoughDigits = 2000;
/** Numbers of more binary digits than are computed may differ in those that are not. */
const spareDigits = 200;

/** Whether two numbers that agree in all computed digits are one. Fractions that are one agree exactly. */
function isSettled(balls: readonly [Ball, Ball], digits: number, isLast: boolean): boolean {
  const most = digits - spareDigits;
  if (digits < enoughDigits || balls.some((ball) => magnitudeOf(ball) > most)) return false;
  // A number that is tiny is 0 only if nothing of it is left in the last digits.
  return balls.every((ball) => magnitudeOf(ball) >= -most) || (isLast && balls.some(isExactZero));
}

/** Whether two numbers are equal, if the digits tell. `tolerance`: as in `matchOf`. */
function equalityOf(a: Ball, b: Ball, tolerance: number | undefined): CloseMatch | undefined {
  const bits = 20_000;
  const difference = differenceOf(a, b, bits);
  if (difference === undefined) return undefined;
  const sign = signOf(difference);
  if (tolerance !== undefined) return isWithin(difference, noiseOf(b, tolerance), bits);
  if (sign === 0 && isExact(a) && isExact(b)) return 'match';
  return sign === undefined ? undefined : 'differ';
}

/**
 * The precision that a solution is shown with: digits that are not shown do not count. Whole numbers that are meant exactly
 * are shown with all digits, and what doubles cannot hold is shown as a term. An answer without decimals that is more than a
 * number states its value exactly, and has none of the digits that are not shown: e^40 + 1.
 */
function shownAs(answer: Expression, solution: Expression, precision: Precision): Precision {
  const size = doubleAt(solution);
  const isLarge = Math.abs(size) >= 1;
  const showsAll = wholeOf(solution) !== undefined || leavesDoubles(solution);
  return isLarge && (showsAll || statesExactly(answer)) ? precision : shownPrecision(size, precision);
}

function wholeOf(node: Expression): bigint | undefined {
  const exact = bigFractionOf(node);
  return exact !== undefined && exact.above % exact.below === 0n ? exact.above / exact.below : undefined;
}

function statesExactly(node: Expression): boolean {
  return !isPlainNumber(node) && !hasNode(node, (part) => part.kind === 'number' && !isWholeLiteral(part));
}

function isWholeLiteral({ value, digits }: NumberLiteral): boolean {
  return digits === undefined ? Number.isInteger(value) : /^\d+$/.test(digits);
}

/** A number in digits, perhaps with a sign and a power of ten. */
function isPlainNumber(node: Expression): boolean {
  switch (node.kind) {
    case 'number':
      return true;
    case 'group':
    case 'negate':
    case 'plus':
      return isPlainNumber(node.operand);
    case 'multiply':
    case 'juxtapose':
      return isPlainNumber(node.left) && isPlainNumber(node.right);
    case 'power':
      return node.left.kind === 'number' && node.left.value === 10 && isPlainNumber(node.right);
    default:
      return false;
  }
}

/** How many significant digits of a number must be typed; undefined where decimals are asked for. */
export function figuresNeeded(solution: Expression, precision: Precision): number | undefined {
  const figures = figuresAsked(doubleAt(solution), precision);
  const whole = figures === undefined ? undefined : wholeOf(solution);
  return whole === undefined ? figures : String(whole).replace('-', '').replace(/0+$/, '').length;
}

/** `tolerance`: 2 to this is the error of what was computed in doubles, relative to its size; undefined for exact numbers. */
function matchOf(a: Ball, b: Ball, precision: Precision, tolerance: number | undefined): CloseMatch | undefined {
  const bits = 20_000;
  if (Math.max(magnitudeOf(a), magnitudeOf(b)) < (precision.mode === 'truncate' ? greatestCutOff : greatestRounded)) {
    if (isLoose(a) || isLoose(b)) return undefined;
    const [answer, solution] = [numberOf(a), numberOf(b)];
    const isTiny = Math.abs(solution) < tinyDouble && !mayBeZero(b);
    if (isTiny && precision.mode === 'atleast') return matchTiny(a, b, precision);
    return numberMatches(answer, solution, precision) ? 'match' : 'differ';
  }
  const difference = differenceOf(a, b, bits);
  const size = 10n ** BigInt(Math.abs(precision.digits));
  const unit = precision.digits < 0 ? exactBall(size, -1) : quotientOf(exactBall(1n), exactBall(2n * size), bits);
  // What was computed in doubles, or typed with as many digits as they have, agrees up to a few of their last ones.
  const room = unit && sumOf(unit, tolerance === undefined ? exactBall(0n) : noiseOf(b, tolerance), bits);
  return room && difference && isWithin(difference, room, bits);
}

/** What may be 0 as far as all computed digits tell is 0, and not what is left of them: cos(π/2). */
function numberOf(ball: Ball): number {
  return mayBeZero(ball) ? 0 : doubleOf(ball);
}

/** Compares the significant digits of numbers that are 0 in doubles. */
function matchTiny(a: Ball, b: Ball, precision: Precision): CloseMatch | undefined {
  const ratio = quotientOf(a, b, 160);
  const power = Math.floor(magnitudeOf(b) * Math.log10(2));
  const mantissa = productOf(b, exactBall(10n ** BigInt(Math.max(0, -power))), 160);
  if (ratio === undefined || mantissa === undefined) return undefined;
  const solution = doubleOf(mantissa);
  const digits = decimalsBefore(precision.digits) - Math.floor(Math.log10(Math.abs(solution)));
  return numberMatches(doubleOf(ratio) * solution, solution, { ...precision, digits }) ? 'match' : 'differ';
}

function noiseOf(ball: Ball, tolerance: number): Ball {
  return { ...ball, middle: sizeOf(ball.middle), exponent: ball.exponent + tolerance };
}

function isWithin(difference: Ball, room: Ball, bits: number): CloseMatch | undefined {
  const rest = differenceOf(room, { ...difference, middle: sizeOf(difference.middle) }, bits);
  switch (rest && signOf(rest)) {
    case 0:
    case 1:
      return 'match';
    case -1:
      return 'differ';
    case undefined:
      return undefined;
  }
}

/**
 * Whether the error of a number matters when it is rounded. What was drawn or typed as a double is as good as doubles are,
 * however many digits are computed.
 */
function isLoose(ball: Ball): boolean {
  return errorOf(ball) > (mayBeZero(ball) ? tinyError : magnitudeOf(ball) - 48);
}

/** Doubles below it lose digits. */
const tinyDouble = 1e-290;

/** A number that is not told from 0 with an error of 2 to this is 0. */
const tinyError = -400;

/** The error is below 2 to this. */
function errorOf(ball: Ball): number {
  return ball.radius === 0n ? -Infinity : magnitudeOf({ ...ball, middle: 0n });
}

/** Numbers that are within this of each other, relative to their size, are compared once more with a bound of the error. */
const nearMiss = 1e-3;

function isNearMiss([a, b]: readonly [number, number]): boolean {
  const gap = Math.abs(a - b);
  return gap > 0 && gap <= nearMiss * Math.max(Math.abs(a), Math.abs(b)) && Math.abs(b) >= 1e4;
}

const mostTameNodes = 24;
const tameSize = 1e6;
const tameCalls: ReadonlySet<string> = new Set([
  ...['sin', 'cos', 'tan', 'cot', 'arcsin', 'arccos', 'arctan', 'sqrt', 'cbrt', 'abs', 'ln', 'log', 'lg', 'log2'],
]);

/** Whether doubles compute an expression without leaving their range, and with an error that does not matter. */
function isTame(node: Expression, value: number): boolean {
  if (!(Math.abs(value) < 1e9) || (value !== 0 && Math.abs(value) < 1e-9)) return false;
  let nodes = 0;
  return !hasNode(node, (part) => {
    nodes += 1;
    return nodes > mostTameNodes || !isTameNode(part);
  });
}

function isTameNode(node: Expression): boolean {
  switch (node.kind) {
    case 'number':
      if (node.value === 0) return node.digits === undefined;
      return Math.abs(node.value) <= tameSize && Math.abs(node.value) >= 1 / tameSize;
    case 'power':
      return node.right.kind === 'number' && Math.abs(node.right.value) <= 2;
    case 'call':
      return tameCalls.has(node.name);
    case 'factorial':
    case 'modulo':
    case 'root':
      return false;
    default:
      return true;
  }
}

/** Whether an expression is made of numbers that are meant exactly by exact operations. */
function isRational(node: Expression): boolean {
  switch (node.kind) {
    case 'number':
      return !isLong(node);
    case 'name':
    case 'call':
    case 'root':
      return false;
    case 'power':
      return isRational(node.left) && isRational(node.right) && Number.isInteger(doubleAt(node.right));
    default:
      return childrenOf(node).every(isRational);
  }
}
