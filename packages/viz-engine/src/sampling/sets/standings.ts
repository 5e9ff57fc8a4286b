import type { RelationSign } from '@lemma/core/expression';
import { holdsOnCurve, isInequality } from './relations.ts';

/**
 * How a cell or a node stands to an open relation: off its side, on it, or its curve goes through; for equations also
 * undefined, zero all over, or undefined in some corners only.
 */
export const standing = { off: 0, on: 1, undefined: 2, zero: 3, crossed: 4, torn: 5 } as const;

/** Writes how each node stands to a relation, by the values of its function. */
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

/** How a cell stands to a relation, by its corners; `at` is the lower left one. */
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
