import type { Language } from '../language/index.ts';
import { casesIn, casesText, wholeCasesIn, type WrittenCase } from './cases-text.ts';
import { isWholeMatrix } from './entries-in.ts';
import {
  emptyInterval,
  intervalsIn,
  intervalText,
  isBare,
  typedIntervalsIn,
  wholeIntervalsIn,
  type WrittenInterval,
} from './interval-text.ts';
import { matrixCells, matrixText } from './matrix-text.ts';

/*
 * Answers of several fields are kept as one text. A sign that separates fields in this text, typed into one of them, would
 * be lost or end up in another field. Then the text as typed is the answer: it fits its fields no more, and is shown in one.
 */

/** Whether the text of an answer can be shown in the fields of intervals. */
export function fitsIntervals(text: string): boolean {
  return text.trim() === '' || typedIntervalsIn(text) !== undefined;
}

/** Whether the text of an answer can be shown in the fields of a matrix of this size. */
export function fitsMatrix(text: string, rows: number, columns: number): boolean {
  if (text.trim() === '') return true;
  const inner = /^\s*\[\s*\[(.*)\]\s*\]\s*$/s.exec(text)?.[1];
  const written = inner?.split(/\]\s*;\s*\[/);
  return written?.length === rows && written.every((row) => row.split(';').length === columns);
}

/** Whether the text of an answer can be shown in the fields of a function by cases. */
export function fitsCases(text: string): boolean {
  const plain = text.replaceAll(/\s/g, '');
  const read = casesIn(text).map(({ term, condition }) => `${term}:${condition}`.replaceAll(/\s/g, ''));
  // The last piece may be one that was only begun.
  return plain === '' || [plain, `${plain}:`].includes(read.join(';'));
}

/** Signs of a relation such as `x < -2 or x > 2`, which may be typed instead of intervals. */
const relation = /[<>=≤≥≠⩽⩾∈ℝ]/;

/**
 * The answer after an end of an interval was changed. A text that is a whole interval, or several, or that has a sign which
 * separates ends, takes the place of its interval if the other end is empty; a relation that of all intervals.
 */
export function withEnd(
  intervals: readonly WrittenInterval[],
  index: number,
  end: 'from' | 'to',
  typed: string,
): string {
  const interval = { ...(intervals[index] ?? emptyInterval), [end]: typed };
  const changed = intervals.with(index, interval);
  const isUntouched = changed.length === 1 && isAlike(interval, emptyInterval);
  const text = isUntouched ? '' : intervalText(changed);
  if (isUntouched || interval[end === 'from' ? 'to' : 'from'].trim() !== '') return text;
  const whole = wholeIntervalsIn(typed);
  const isOfAll = relation.test(typed) || whole?.length === 0;
  const isWhole = isOfAll ? isOnly(intervals, index) : whole !== undefined;
  if (!isWhole && isAlike(intervalsIn(text), changed)) return text;
  const { open, close } = interval;
  const hasOwnBrackets = open !== emptyInterval.open || close !== emptyInterval.close;
  const instead = hasOwnBrackets && isBare(typed) ? `${open}${typed}${close}` : typed;
  return aroundOthers(intervals, index, instead);
}

/** A text in the place of one interval, between those that are filled in. */
export function aroundOthers(intervals: readonly WrittenInterval[], index: number, text: string): string {
  const [before, behind] = [intervals.slice(0, index), intervals.slice(index + 1)].map((others) =>
    others.filter((each) => !isBlank(each)).map((each) => intervalText([each])),
  );
  return [...(before ?? []), text, ...(behind ?? [])].join(' ∪ ');
}

/** Whether all other intervals are still empty. */
export function isOnly(intervals: readonly WrittenInterval[], index: number): boolean {
  return intervals.every((each, at) => at === index || isBlank(each));
}

function isBlank({ from, to }: WrittenInterval): boolean {
  return from.trim() === '' && to.trim() === '';
}

/**
 * The answer after an entry of a matrix was changed. If all others are empty, a text with a sign that separates entries, or
 * one that is a whole matrix in another notation, is the answer.
 */
export function withEntry(
  cells: readonly (readonly string[])[],
  [row, column]: readonly [row: number, column: number],
  typed: string,
  language: Language = 'en',
): string {
  const changed = cells.map((line, at) => (at === row ? line.with(column, typed) : line));
  const text = matrixText(changed);
  const columns = cells[0]?.length ?? 0;
  const isOnlyOne = changed.flat().filter((cell) => cell.trim() !== '').length === 1;
  if (isOnlyOne && isWholeMatrix(typed, cells.length, columns, language)) return typed;
  if (fitsMatrix(text, cells.length, columns) && isAlike(matrixCells(text, cells.length, columns), blankAlike(changed)))
    return text;
  return isOnlyOne ? typed : text;
}

/**
 * The answer after a term or a condition of a function by cases was changed. If all other fields are empty, pieces with
 * their conditions are the answer.
 */
export function withCase(
  cases: readonly WrittenCase[],
  index: number,
  part: 'term' | 'condition',
  typed: string,
): string {
  const changed = cases.map((each, at) => (at === index ? { ...each, [part]: typed } : each));
  const text = casesText(changed);
  const parts = changed.flatMap((each) => [each.term, each.condition]);
  const isOnlyOne = parts.filter((each) => each.trim() !== '').length === 1;
  if (isOnlyOne && part === 'term' && wholeCasesIn(typed) !== undefined) return typed;
  if (text === '' || (fitsCases(text) && isAlike(casesIn(text), changed))) return text;
  return isOnlyOne ? typed : text;
}

/** A matrix of blanks is an empty text. */
function blankAlike(cells: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return cells.flat().every((cell) => cell.trim() === '') ? cells.map((row) => row.map(() => '')) : cells;
}

function isAlike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
