import { closeValueOf, isSmall } from '../evaluation/close-value.ts';
import { compileExpression } from '../evaluation/compile.ts';
import { freeNames } from '../free-names.ts';
import type { Expression, NumberLiteral } from '../nodes.ts';
import { isExactZero, magnitudeOf, mayBeZero } from '../numbers/ball.ts';
import { isReservedName } from '../reserved-names.ts';
import { childrenOf, hasNode } from '../tree.ts';

/** Binary digits for a first look at a number. */
const fewBits = 160;
/** Doubles hold numbers from 2^-1022 to 2^1024; beside them, products and quotients need some room. */
const tinyDouble = 2 ** -900;
const hugeDouble = 2 ** 900;

/** The value of an expression without variables in doubles; NaN if it has none. */
export function doubleAt(node: Expression): number {
  const compiled = compileExpression(node, { slots: new Map() });
  return compiled.ok && compiled.value.type === 'number' ? compiled.value.evaluate([]) : NaN;
}

/** Whether an expression is infinite whatever the range of numbers: made of ∞, or divided by 0. */
export function isInfinite(node: Expression): boolean {
  const value = doubleAt(node);
  return !Number.isFinite(value) && !Number.isNaN(value) && !overflows(node);
}

/** Whether finite numbers become infinite in an expression because they are too large for doubles. */
export function overflows(node: Expression): boolean {
  const parts = childrenOf(node);
  if (parts.some(overflows)) return true;
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
  const value = closeValueOf(node, fewBits);
  return value === undefined ? doubleAt(node) === 0 : isExactZero(value);
}

const growing: ReadonlySet<string> = new Set([
  'exp',
  'expm1',
  'sinh',
  'cosh',
  'sech',
  'csch',
  'pow',
  'fac',
  'binomial',
]);

/**
 * Whether some part of an expression without variables is too large or too small for doubles, so that what is computed
 * in doubles from it says nothing: `10^400`, and `10^-400`, which is 0 in doubles.
 */
export function leavesDoubles(node: Expression): boolean {
  // Other expressions are made of a few numbers of usual size.
  const mayLeave = hasNode(
    node,
    (part) =>
      part.kind === 'power' ||
      part.kind === 'factorial' ||
      (part.kind === 'call' && growing.has(part.name)) ||
      (part.kind === 'number' && isBeyond(part)),
  );
  return mayLeave && leaves(node);
}

function leaves(node: Expression): boolean {
  if (node.kind === 'number') return isBeyond(node);
  if (childrenOf(node).some(leaves)) return true;
  if (node.kind === 'group' || node.kind === 'name' || ![...freeNames(node)].every(isReservedName)) return false;
  const value = doubleAt(node);
  if (Number.isNaN(value) || !isExtreme(value)) return false;
  if (value !== 0) return !(Math.abs(value) === Infinity && isInfinite(node));
  if (!isSmall(node)) return true;
  const close = closeValueOf(node, fewBits);
  return close !== undefined && !mayBeZero(close) && magnitudeOf(close) < -900;
}

/** 10^-400 written in digits is 0 as a double. */
function isBeyond({ value, digits }: NumberLiteral): boolean {
  return (value !== 0 || digits !== undefined) && isExtreme(value);
}

/** Zero, infinite, or nearly. */
function isExtreme(value: number): boolean {
  const size = Math.abs(value);
  return !(size > tinyDouble && size < hugeDouble);
}
