import type { RelationSign } from '@lemma/core/expression';
import { holdsOnCurve, isInequality } from './relations.ts';

/**
 * The standing of a cell or node with respect to an undecided relation: it does not hold, it holds, or its curve
 * crosses; for equations also undefined, zero everywhere, or undefined at some corners only.
 */
export const standing = { off: 0, on: 1, undefined: 2, zero: 3, crossed: 4, torn: 5 } as const;

/** Writes the standing of each node, given the values of the function. */
export function writeStandings(sign: RelationSign, values: Float64Array, count: number, into: Uint8Array): void {
  const isUpper = sign === '>' || sign === '>=';
  const below = isUpper ? standing.off : standing.on;
  const above = isUpper ? standing.on : standing.off;
  const atZero = isInequality(sign) ? (holdsOnCurve(sign) ? standing.on : standing.off) : standing.zero;
  const atNothing = isInequality(sign) ? standing.off : standing.undefined;
  for (let at = 0; at < count; at += 1) {
    const value = values[at] ?? NaN;
    into[at] = value < 0 ? below : value > 0 ? above : value === 0 ? atZero : atNothing;
  }
}

/** The standing of a cell, given its corners; `at` is the bottom left one. */
export function cellStanding(standings: Uint8Array, at: number, stride: number, isSided: boolean): number {
  const a = standings[at] ?? 0;
  const b = standings[at + 1] ?? 0;
  const c = standings[at + stride] ?? 0;
  const d = standings[at + stride + 1] ?? 0;
  if (a === b && b === c && c === d) return a;
  if (isSided) return standing.crossed;
  const nothing = standing.undefined;
  if (a === nothing || b === nothing || c === nothing || d === nothing) return standing.torn;
  const isOn = a === standing.on || b === standing.on || c === standing.on || d === standing.on;
  return isOn ? standing.crossed : standing.off;
}
