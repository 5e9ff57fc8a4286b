import { casesIn, casesText, type WrittenCase } from './cases-text.ts';
import { emptyInterval, intervalsIn, intervalText, type WrittenInterval } from './interval-text.ts';
import { matrixCells, matrixText } from './matrix-text.ts';

/*
 * Answers of several fields are kept as one text. A sign that separates fields in this text, typed into one of them, would
 * be lost or end up in another field. Then the text as typed is the answer: it fits its fields no more, and is shown in one.
 */

/** Whether the text of an answer can be shown in the fields of intervals. */
export function fitsIntervals(text: string): boolean {
  return text.trim() === '' || intervalsIn(text) !== undefined;
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

/** The answer after an end of an interval was changed. */
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
  if (isUntouched || isAlike(intervalsIn(text), changed)) return text;
  return changed.length === 1 && interval[end === 'from' ? 'to' : 'from'] === '' ? typed : text;
}

/** The answer after an entry of a matrix was changed. */
export function withEntry(
  cells: readonly (readonly string[])[],
  [row, column]: readonly [row: number, column: number],
  typed: string,
): string {
  const changed = cells.map((line, at) => (at === row ? line.with(column, typed) : line));
  const text = matrixText(changed);
  const columns = cells[0]?.length ?? 0;
  if (fitsMatrix(text, cells.length, columns) && isAlike(matrixCells(text, cells.length, columns), blankAlike(changed)))
    return text;
  return changed.flat().filter((cell) => cell.trim() !== '').length === 1 ? typed : text;
}

/** The answer after a term or a condition of a function by cases was changed. */
export function withCase(
  cases: readonly WrittenCase[],
  index: number,
  part: 'term' | 'condition',
  typed: string,
): string {
  const changed = cases.map((each, at) => (at === index ? { ...each, [part]: typed } : each));
  const text = casesText(changed);
  if (text === '' || (fitsCases(text) && isAlike(casesIn(text), changed))) return text;
  const parts = changed.flatMap(({ term, condition }) => [term, condition]);
  return parts.filter((each) => each.trim() !== '').length === 1 ? typed : text;
}

/** A matrix of blanks is an empty text. */
function blankAlike(cells: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return cells.flat().every((cell) => cell.trim() === '') ? cells.map((row) => row.map(() => '')) : cells;
}

function isAlike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
