import type { Language } from '../language/index.ts';
import { casesText, wholeCasesIn, type WrittenCase } from './cases-text.ts';
import { entriesSpread } from './entries-in.ts';
import { aroundOthers, isOnly } from './field-parts.ts';
import { endsIn, intervalText, isBare, wholeIntervalsIn, type WrittenInterval } from './interval-text.ts';
import { matrixText } from './matrix-text.ts';
import { inOurBrackets } from './typed-text/index.ts';

/** A field of an answer that has several, and what is in all of them. */
export type FieldAmongOthers =
  | {
      readonly kind: 'end';
      readonly intervals: readonly WrittenInterval[];
      readonly index: number;
      readonly end: 'from' | 'to';
    }
  | {
      readonly kind: 'entry';
      readonly cells: readonly (readonly string[])[];
      readonly row: number;
      readonly column: number;
    }
  | { readonly kind: 'case'; readonly cases: readonly WrittenCase[] };

/**
 * The answer after a text was pasted that fills several of its fields: both ends of an interval and its brackets, the
 * entries of a matrix, also from the cells of a spreadsheet, or the pieces of a function by cases. Undefined if it is
 * about one field only, does not fit, or would replace what is in other fields.
 */
export function spreadOver(field: FieldAmongOthers, pasted: string, language: Language): string | undefined {
  switch (field.kind) {
    case 'end':
      return overIntervals(field, pasted);
    case 'entry':
      return overEntries(field, pasted, language);
    case 'case':
      return overCases(field.cases, pasted);
  }
}

function overIntervals(
  { intervals, index, end }: Extract<FieldAmongOthers, { readonly kind: 'end' }>,
  pasted: string,
): string | undefined {
  const interval = intervals[index];
  if (interval === undefined || interval[end === 'from' ? 'to' : 'from'].trim() !== '') return undefined;
  const whole = wholeIntervalsIn(pasted);
  if (whole?.length === 0) return isOnly(intervals, index) ? intervalText([]) : undefined;
  if (whole !== undefined) return aroundOthers(intervals, index, intervalText(whole));
  const plain = inOurBrackets(pasted).text.trim();
  const ends = isBare(plain) ? endsIn(plain) : undefined;
  if (ends === undefined) return undefined;
  return aroundOthers(intervals, index, intervalText([{ ...interval, from: ends[0].trim(), to: ends[1].trim() }]));
}

function overEntries(
  { cells, row, column }: Extract<FieldAmongOthers, { readonly kind: 'entry' }>,
  pasted: string,
  language: Language,
): string | undefined {
  const spread = entriesSpread(pasted, { rows: cells.length, columns: cells[0]?.length ?? 0, row, column }, language);
  if (spread === undefined) return undefined;
  const changed = cells.map((line, at) => line.map((cell, of) => spread(at, of) ?? cell));
  const isFree = cells.every((line, at) =>
    line.every((cell, of) => cell.trim() === '' || spread(at, of) === undefined || (at === row && of === column)),
  );
  return isFree ? matrixText(changed) : undefined;
}

function overCases(cases: readonly WrittenCase[], pasted: string): string | undefined {
  if (cases.some(({ term, condition }) => `${term}${condition}`.trim() !== '')) return undefined;
  const pieces = wholeCasesIn(pasted);
  return pieces && casesText(pieces);
}
