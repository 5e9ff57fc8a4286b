import { freeNames } from '../free-names.ts';
import { hasRoundedNumber } from './rounded-number.ts';
import { generalTolerance } from '../numbers/rounding.ts';
import { isReservedName } from '../reserved-names.ts';
import { areEqual, type EqualityOptions } from './are-equal.ts';
import { leavesDoubles } from './beyond-doubles.ts';
import { hasFewBorders } from './borders.ts';
import { compareOnLine, linesOf, on, type Piece, type TermsCompared } from './pieces-on-line.ts';

/** `at`: a point where they differ; numbers that are no doubles are rounded. */
export type PiecesCompared =
  | { readonly kind: 'alike' | 'unknown' }
  | { readonly kind: 'different'; readonly at: ReadonlyMap<string, number> };

const unknown: PiecesCompared = { kind: 'unknown' };

/**
 * Compares two functions by cases: their values at every border of both, and between and beyond the borders the terms
 * that apply there. `unknown`: no difference was found, but not all borders are known or values are too uncertain.
 */
export function comparePieces(
  left: readonly Piece[],
  right: readonly Piece[],
  options: Pick<EqualityOptions, 'tolerance'> = {},
): PiecesCompared {
  const all = [...left, ...right].flatMap(({ term, condition }) => [term, condition]);
  const names = [...new Set(all.flatMap((each) => [...freeNames(each)]))].filter((name) => !isReservedName(name));
  const terms = termsCompared(left, right, options);
  const tolerance = options.tolerance ?? (all.some(hasRoundedNumber) ? generalTolerance : 0);
  let [compared, isDefined] = [0, false];
  for (const line of linesOf(names.sort())) {
    const [ours, theirs] = [on(line, left), on(line, right)];
    if (ours === undefined || theirs === undefined) return unknown;
    const result = compareOnLine(ours, theirs, { name: line.name, terms, tolerance });
    if (result.kind === 'different')
      return { kind: 'different', at: new Map([...line.others, [line.name, result.at]]) };
    if (result.isUnclear) return unknown;
    isDefined ||= result.isDefined;
    compared++;
  }
  if (compared === 0 || !isDefined) return unknown;
  return areBordersKnown(left, right, terms) ? { kind: 'alike' } : unknown;
}

/** All borders are found, or the conditions are the same one by one. */
function areBordersKnown(left: readonly Piece[], right: readonly Piece[], terms: TermsCompared): boolean {
  // Borders are searched for among doubles.
  const areFound = ({ condition }: Piece) => hasFewBorders(condition) && !leavesDoubles(condition);
  if ([...left, ...right].every(areFound)) return true;
  return (
    left.length === right.length &&
    left.every(({ condition }, index) => {
      const other = right[index]?.condition;
      return other !== undefined && terms(index, index) && areEqual(condition, other).kind === 'equal';
    })
  );
}

function termsCompared(
  left: readonly Piece[],
  right: readonly Piece[],
  options: Pick<EqualityOptions, 'tolerance'>,
): TermsCompared {
  const known = new Map<string, boolean>();
  return (first, second) => {
    const key = `${first}:${second}`;
    const [a, b] = [left[first]?.term, right[second]?.term];
    const isSame = known.get(key) ?? (a !== undefined && b !== undefined && areEqual(a, b, options).kind === 'equal');
    known.set(key, isSame);
    return isSame;
  };
}
