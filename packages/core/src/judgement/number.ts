import {
  hasRoundedNumber,
  isComplexField,
  isExactField,
  matchClosely,
  matchExactly,
  matchesPrecision,
  overflows,
  valueOf,
  withoutFactorialQuotients,
  type CloseMatch,
  type Expression,
  type Field,
  type Precision,
  type Value,
} from '../expression/index.ts';
import { byValue, otherValue, type Assessment } from './assessment.ts';
import type { Judged, Judging } from './judging.ts';
import { remarkOnValue } from './near-value.ts';
import { readSolution } from './read-solution.ts';
import { readInput } from './read-term.ts';
import { rightIf, type Verdict } from './verdict.ts';

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
  // A root is in no field of fractions, but has a value.
  const valueIn = (each: Expression) => {
    const value = valueOf(each, {}, judging.field);
    return value.ok || judging.field === 'real' ? value : valueOf(each, {}, 'complex');
  };
  const [answer, solution] = [valueIn(term), valueIn(expected)];
  return byValue(verdict, answer.ok && solution.ok ? remarkOnValue(answer.value, solution.value, judging) : undefined);
}

/** Compares numbers, vectors and matrices entry by entry. */
export function judgeValue(term: Expression, expected: Expression, { field, precision }: Judging): Verdict {
  const [left, right] = [withoutFactorialQuotients(term), withoutFactorialQuotients(expected)];
  const answer = valueOf(left, {}, field);
  if (!answer.ok && answer.failure.kind !== 'notInField') return 'invalid';
  const solution = valueOf(right, {}, field);
  // What doubles cannot hold seems to be in no field.
  const mayMatch = (answer.ok && solution.ok) || [left, right].some(overflows);
  if (!mayMatch) return 'wrong';
  const known = isExactField(field) ? judgeExactly(left, right, field) : undefined;
  if (known !== undefined) return known;
  const [a, b] = [answer, solution].map((each) => (each.ok ? each.value : undefined));
  const close = matchClosely(left, right, isExactField(field) ? exactPrecision : precision);
  return close === undefined
    ? rightIf(a !== undefined && b !== undefined && valuesMatch(a, b, field, precision))
    : verdictOn(close);
}

function verdictOn(match: CloseMatch): Verdict {
  switch (match) {
    case 'match':
      return 'right';
    case 'differ':
      return 'wrong';
    case 'unknown':
      return 'undecided';
  }
}

/**
 * Whether two numbers are the same, where nothing else will do: as fractions, otherwise with a bound of their errors.
 * Undefined if only doubles are left to compare; a decimal that looks rounded is then none of them.
 */
function judgeExactly(left: Expression, right: Expression, field: Field): Verdict | undefined {
  const inFractions = isComplexField(field) ? 'complex-rational' : 'rational';
  const [a, b] = [left, right].map((term) => {
    const value = valueOf(term, {}, inFractions);
    return value.ok ? exactParts(value.value) : undefined;
  });
  if (a !== undefined && b !== undefined) return rightIf(a.every((part, index) => part.equals(b[index] ?? 0)));
  const match = matchExactly(left, right);
  if (match === 'match' || match === 'differ') return verdictOn(match);
  return hasRoundedNumber(left) && !hasRoundedNumber(right) ? 'wrong' : undefined;
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
