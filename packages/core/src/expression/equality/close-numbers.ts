import { closeValueOf, isLong, isSmall } from '../evaluation/close-value.ts';
import { compileExpression } from '../evaluation/compile.ts';
import type { Expression } from '../nodes.ts';
import {
  differenceOf,
  doubleOf,
  exactBall,
  isExactZero,
  magnitudeOf,
  quotientOf,
  signOf,
  sizeOf,
  sumOf,
  type Ball,
} from '../numbers/ball.ts';
import { numberMatches, roundingNoise, type Precision } from '../numbers/rounding.ts';
import { childrenOf, hasNode } from '../tree.ts';
import { isSameTree } from './same-tree.ts';

/** The binary digits with which numbers are computed one after another until they can be told apart. */
const precisions = [160, 640, 5000];
/** The same for fractions, which are cheap, and exact if they fit. */
export const exactPrecisions = [160, 2560, 16_384];

/** What is known about two numbers: `unknown` if they are too large for every way of comparing them. */
export type CloseMatch = 'match' | 'differ' | 'unknown';

/**
 * Whether a number without variables matches another within a precision, for numbers that doubles cannot tell: beyond
 * 1.8·10^308, below 10^-308, or with an error that matters. Both are computed with a bound of their errors. Undefined
 * if doubles are enough: a learner's 1.41, and what has no value at all.
 */
export function matchClosely(answer: Expression, solution: Expression, precision: Precision): CloseMatch | undefined {
  if (![answer, solution].every(isSmall)) return undefined;
  const doubles = [doubleAt(answer), doubleAt(solution)] as const;
  if (doubles.every((value, index) => isTame(index === 0 ? answer : solution, value)) && !isNearMiss(doubles)) {
    return undefined;
  }
  const areSame = isSameTree(answer, solution);
  const areRational = [answer, solution].every(isRational);
  // Only the solution is drawn: many digits that a learner has typed are meant as they are.
  const isDrawn = hasNode(solution, (part) => part.kind === 'number' && isLong(part));
  const noise = areRational ? undefined : isDrawn ? drawnNoise : roundingNoise;
  let isKnown = false;
  for (const bits of areRational ? exactPrecisions : precisions) {
    const [a, b] = [closeValueOf(answer, bits), closeValueOf(solution, bits)];
    if (a === undefined || b === undefined) {
      const known = a ?? b;
      const other = a === undefined ? answer : solution;
      // A finite number is not infinite, and one that doubles hold is not beyond them.
      const isBeyond = Math.abs(doubleAt(other)) === Infinity;
      if (known !== undefined && (isInfinite(other) || (isBeyond && magnitudeOf(known) < 1000))) return 'differ';
      continue;
    }
    isKnown = true;
    if (areSame) return 'match';
    const found = matchOf(a, b, precision, noise);
    if (found !== undefined) return found;
  }
  if (isKnown) return 'unknown';
  return [answer, solution].some(overflows) && !areSame ? unlessInfinite(answer, solution) : undefined;
}

/** Both are beyond everything that can be computed, unless they are infinite. */
function unlessInfinite(answer: Expression, solution: Expression): CloseMatch | undefined {
  // A value that was drawn as infinite is a number, which does not tell why it is.
  const mayBeInfinite = (node: Expression): boolean => isInfinite(node) || node.kind === 'number';
  return mayBeInfinite(answer) && mayBeInfinite(solution) ? undefined : 'unknown';
}

/**
 * The error of a value that was drawn as a double, relative to its size, as a power of 2: a few hundred roundings, or a power
 * with an exponent of a few thousand. How it was computed is not known any more.
 */
const drawnNoise = -40;

/** Sizes for which rounding to decimals still says something. */
const greatestRounded = 50;

/** `tolerance`: 2 to this is the error of what was computed in doubles, relative to its size; undefined for exact numbers. */
function matchOf(a: Ball, b: Ball, precision: Precision, tolerance: number | undefined): CloseMatch | undefined {
  const bits = 20_000;
  if (Math.max(magnitudeOf(a), magnitudeOf(b)) < greatestRounded) {
    if (isLoose(a) || isLoose(b)) return undefined;
    return numberMatches(doubleOf(a), doubleOf(b), precision) ? 'match' : 'differ';
  }
  const difference = differenceOf(a, b, bits);
  const unit = quotientOf(exactBall(1n), exactBall(2n * 10n ** BigInt(precision.digits)), bits);
  const size = { ...b, middle: sizeOf(b.middle) };
  // What was computed in doubles, or typed with as many digits as they have, agrees up to a few of their last ones.
  const noise = tolerance === undefined ? exactBall(0n) : { ...size, exponent: size.exponent + tolerance };
  const room = unit && sumOf(unit, noise, bits);
  const rest = room && difference && differenceOf(room, { ...difference, middle: sizeOf(difference.middle) }, bits);
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
  return errorOf(ball) > Math.max(-80, magnitudeOf(ball) - 48);
}

/** The error is below 2 to this. */
function errorOf(ball: Ball): number {
  return ball.radius === 0n ? -Infinity : magnitudeOf({ ...ball, middle: 0n });
}

function doubleAt(node: Expression): number {
  const compiled = compileExpression(node, { slots: new Map() });
  return compiled.ok && compiled.value.type === 'number' ? compiled.value.evaluate([]) : NaN;
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
      return node.value === 0 || (Math.abs(node.value) <= tameSize && Math.abs(node.value) >= 1 / tameSize);
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
export function isRational(node: Expression): boolean {
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

/** Whether it is infinite whatever the range of numbers: made of ∞, or divided by 0. */
function isInfinite(node: Expression): boolean {
  const value = doubleAt(node);
  return !Number.isFinite(value) && !Number.isNaN(value) && !overflows(node);
}

/** Whether finite numbers become infinite in an expression because they are too large for doubles. */
export function overflows(node: Expression): boolean {
  return isSmall(node) && overflowsIn(node);
}

function overflowsIn(node: Expression): boolean {
  const parts = childrenOf(node);
  if (parts.some(overflowsIn)) return true;
  if (parts.length === 0) return node.kind === 'number' && !Number.isFinite(node.value);
  const isMadeInfinite =
    Math.abs(doubleAt(node)) === Infinity && parts.every((part) => Number.isFinite(doubleAt(part)));
  return isMadeInfinite && !hasPole(node);
}

/** 1/0, 0^-1, ln 0: infinite, and not too large. */
function hasPole(node: Expression): boolean {
  switch (node.kind) {
    case 'divide':
      return isZero(node.right);
    case 'power':
      return isZero(node.left);
    case 'call':
      return !['exp', 'sinh', 'cosh', 'pow', 'fac', 'expm1', 'binomial'].includes(node.name);
    default:
      return false;
  }
}

function isZero(node: Expression): boolean {
  const value = closeValueOf(node, precisions[0] ?? 0);
  return value === undefined ? doubleAt(node) === 0 : isExactZero(value);
}
