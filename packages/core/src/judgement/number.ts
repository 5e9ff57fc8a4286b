import {
  figuresNeeded,
  hasRoundedNumber,
  isExactField,
  isInfinite,
  isSameTree,
  leavesDoubles,
  matchClosely,
  matchesPrecision,
  valueOf,
  withoutFactorialQuotients,
  type Expression,
  type Field,
  type Precision,
  type Value,
} from '../expression/index.ts';
import { byValue, otherValue, type Assessment, type Remark } from './assessment.ts';
import type { Judged, Judging } from './judging.ts';
import { hasFewerFigures, remarkOnValue } from './near-value.ts';
import { readSolution } from './read-solution.ts';
import { readInput } from './read-term.ts';
import { rightIf, verdictOf, type Verdict } from './verdict.ts';

/** In fields of exact numbers, decimals are no substitute for a fraction. */
const exactPrecision: Precision = { mode: 'atleast', digits: 15 };

/** A number is right within the precision of its question; in a field of fractions it must be equal. */
export function assessByValue(input: string, { solution }: Judged, judging: Judging): Assessment {
  const term = readInput(input, judging);
  const expected = readSolution(solution.text, judging);
  if (term === undefined) return { verdict: 'invalid' };
  return expected === undefined ? otherValue : assessValue(term, expected, judging);
}

/** Compares values, and says why one that is right up to rounding is refused. */
export function assessValue(term: Expression, expected: Expression, judging: Judging): Assessment {
  const verdict = judgeValue(term, expected, judging);
  if (verdict !== 'wrong') return { verdict };
  // Doubles, which remarks are about, say nothing about these.
  if ([term, expected].some(leavesDoubles)) return otherValue;
  // A root is in no field of fractions, but has a value.
  const valueIn = (each: Expression) => {
    const value = valueOf(each, {}, judging.field);
    return value.ok || judging.field === 'real' ? value : valueOf(each, {}, 'complex');
  };
  const [answer, solution] = [valueIn(term), valueIn(expected)];
  const asked = isExactField(judging.field) ? undefined : figuresNeeded(expected, judging.precision);
  if (asked !== undefined) {
    const isRounded = answer.ok && solution.ok && hasFewerFigures(answer.value, solution.value, asked);
    return byValue(verdict, isRounded ? { kind: 'tooFewFigures', asked } : undefined);
  }
  if (!answer.ok || !solution.ok) return byValue(verdict, undefined);
  return byValue(
    verdict,
    remarkOnValue(answer.value, solution.value, judging) ?? remarkOnFigures(answer.value, solution.value, judging),
  );
}

/** Whether a number is the solution rounded before its decimals: 3e8. */
function remarkOnFigures(answer: Value, solution: Value, { field, precision }: Judging): Remark | undefined {
  if (solution.kind !== 'real' || field !== 'real' || !(Math.abs(solution.value) >= 1)) return undefined;
  const size = Math.abs(solution.value);
  const isWhole = Number.isInteger(size);
  const all = Math.floor(Math.log10(size)) + 1 + precision.digits;
  const asked = isWhole ? String(size).replace(/0+$/, '').length : all;
  return hasFewerFigures(answer, solution, asked) ? { kind: 'tooFewFigures', asked } : undefined;
}

/** Compares numbers, vectors and matrices entry by entry. */
export function judgeValue(term: Expression, expected: Expression, judging: Judging): Verdict {
  const { field, precision } = judging;
  const entries = entriesOf(term, expected);
  if (entries !== undefined) return verdictOf(entries.map(([entry, other]) => judgeValue(entry, other, judging)));
  const [answer, solution] = [term, expected].map((each) => valueOf(withoutFactorialQuotients(each), {}, field));
  if (answer?.ok === false && answer.failure.kind !== 'notInField') return 'invalid';
  // What doubles cannot hold seems to be in no field.
  const mayMatch = (answer?.ok && solution?.ok) || [term, expected].some(leavesDoubles);
  const [a, b] = [answer, solution].map((each) => (each?.ok ? each.value : undefined));
  if (a && b && exactParts(a) && exactParts(b)) return rightIf(valuesMatch(a, b, field, precision));
  if (!mayMatch) return 'wrong';
  switch (matchClosely(term, expected, isExactField(field) ? 'equal' : precision)) {
    case 'match':
      return 'right';
    case 'differ':
      return 'wrong';
    case 'unknown':
      return 'undecided';
    case undefined:
      return judgeInDoubles(term, expected, a, b, judging);
  }
}

/** Complex numbers, vectors that were computed, and what no other way computes; infinite numbers. */
function judgeInDoubles(
  term: Expression,
  expected: Expression,
  answer: Value | undefined,
  solution: Value | undefined,
  { field, precision }: Judging,
): Verdict {
  // A value that was drawn as infinite does not tell why it is.
  const mayBeInfinite = (node: Expression) => isInfinite(node) || (node.kind === 'number' && node.digits === undefined);
  const areInfinite = mayBeInfinite(term) && mayBeInfinite(expected);
  if (!areInfinite && [term, expected].some(leavesDoubles)) return isSameTree(term, expected) ? 'right' : 'undecided';
  // A decimal that looks rounded is nothing else.
  if (isExactField(field) && hasRoundedNumber(term) && !hasRoundedNumber(expected)) return 'wrong';
  return rightIf(answer !== undefined && solution !== undefined && valuesMatch(answer, solution, field, precision));
}

/** The entries of two vectors of the same length, in pairs; undefined for anything else. */
function entriesOf(term: Expression, expected: Expression): readonly (readonly [Expression, Expression])[] | undefined {
  if (term.kind === 'group') return entriesOf(term.operand, expected);
  if (expected.kind === 'group') return entriesOf(term, expected.operand);
  if (term.kind !== 'vector' || expected.kind !== 'vector') return undefined;
  const pairs = term.items.flatMap((entry, index) => {
    const other = expected.items[index];
    return other === undefined ? [] : [[entry, other] as const];
  });
  return pairs.length === term.items.length && pairs.length === expected.items.length ? pairs : undefined;
}

/** Whether two values of a field are considered equal. */
export function valuesMatch(answer: Value, solution: Value, field: Field, precision: Precision): boolean {
  if (!isExactField(field)) return matchesPrecision(answer, solution, precision);
  const [exactAnswer, exactSolution] = [exactParts(answer), exactParts(solution)];
  if (exactAnswer !== undefined && exactSolution !== undefined) {
    return exactAnswer.every((part, index) => part.equals(exactSolution[index] ?? 0));
  }
  return matchesPrecision(answer, solution, exactPrecision);
}

/** The real and the imaginary part of an exact number. */
function exactParts(value: Value) {
  switch (value.kind) {
    case 'rational':
      return [value.value, value.value.sub(value.value)];
    case 'complexRational':
      return [value.re, value.im];
    default:
      return undefined;
  }
}
