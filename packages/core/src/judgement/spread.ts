import type { Language } from '../language/index.ts';
import { writesDecimalComma } from '../language/index.ts';
import { casesIn, casesText, type WrittenCase } from './cases-text.ts';
import { endsIn, intervalsIn, intervalText, type WrittenInterval } from './interval-text.ts';
import { matrixText } from './matrix-text.ts';
import { entriesBetweenBlanks, inOurBrackets, inOurRows } from './typed-text/index.ts';

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
  if (interval === undefined || interval.from.trim() !== '' || interval.to.trim() !== '') return undefined;
  const plain = inOurBrackets(pasted).text.trim();
  const whole = intervalsIn(plain);
  if (whole !== undefined) {
    return whole.length === 0 && intervals.length > 1
      ? undefined
      : intervalText(whole.length === 0 ? [] : intervals.toSpliced(index, 1, ...whole));
  }
  const ends = end === 'from' && plain.includes(';') ? endsIn(plain) : undefined;
  if (ends === undefined || /[[\]{}∪<>=]/.test(plain)) return undefined;
  return intervalText(intervals.with(index, { ...interval, from: ends[0].trim(), to: ends[1].trim() }));
}

function overEntries(
  { cells, row, column }: Extract<FieldAmongOthers, { readonly kind: 'entry' }>,
  pasted: string,
  language: Language,
): string | undefined {
  const [height, width] = [cells.length - row, (cells[0]?.length ?? 0) - column];
  const written = rowsIn(pasted, language);
  if (written === undefined || written.flat().length < 2) return undefined;
  const rows = turnedToFit(written, height, width);
  if (rows.length > height || rows.some((line) => line.length !== rows[0]?.length || line.length > width))
    return undefined;
  const pasteAt = (at: number, of: number) => rows[at - row]?.[of - column];
  const isFree = cells.every((line, at) =>
    line.every((cell, of) => cell.trim() === '' || pasteAt(at, of) === undefined || (at === row && of === column)),
  );
  if (!isFree) return undefined;
  return matrixText(cells.map((line, at) => line.map((cell, of) => pasteAt(at, of) ?? cell)));
}

/** The entries of a matrix in any notation, or of copied cells; undefined for anything else. */
function rowsIn(text: string, language: Language): readonly (readonly string[])[] | undefined {
  if (/[\t\n]/.test(text.trim())) {
    const lines = text.trim().split(/\r?\n/);
    if (!text.includes('[') && !text.includes('\\')) {
      if (!/[\t;]/.test(text.trim())) return evenRows(lines.map(entriesBetweenBlanks));
      return lines.map((line) => line.trim().split(/\t|;/).map(trimmed));
    }
  }
  const plain = inOurRows(text.replaceAll(/\s+/g, ' '), writesDecimalComma(language)).text.trim();
  const nested = /^\[\s*\[(.*)\]\s*\]$/s.exec(plain)?.[1];
  const inner = nested ?? /^\[([^[\]]*)\]$/s.exec(plain)?.[1] ?? /^\(([^()[\]]*;[^()[\]]*)\)$/s.exec(plain)?.[1];
  const written = inner?.split(/\]\s*[;,]\s*\[/).map((line) => entriesIn(line));
  return written?.flat().some((entry) => /[[\]]/.test(entry) || entry === '') === true ? undefined : written;
}

function evenRows(lines: readonly (readonly string[] | undefined)[]): readonly (readonly string[])[] | undefined {
  const rows = lines.flatMap((line) => (line === undefined ? [] : [line]));
  return rows.length === lines.length && rows.every((row) => row.length === rows[0]?.length) ? rows : undefined;
}

/** A vector fits cells that stand the other way round. */
function turnedToFit(rows: readonly (readonly string[])[], height: number, width: number) {
  const [first = []] = rows;
  if (rows.length === 1 && first.length > width && width === 1) return first.map((entry) => [entry]);
  if (first.length === 1 && rows.length > height && height === 1) return [rows.flat()];
  return rows;
}

function entriesIn(line: string): readonly string[] {
  return (line.includes(';') ? line.split(';') : /[()]/.test(line) ? [line] : line.split(',')).map(trimmed);
}

function overCases(cases: readonly WrittenCase[], pasted: string): string | undefined {
  if (cases.some(({ term, condition }) => `${term}${condition}`.trim() !== '')) return undefined;
  const pieces = casesIn(
    piecesOfTex(pasted)
      .trim()
      .replaceAll(/\s*;?\s*\n\s*/g, '; '),
  ).map(({ term, condition }) => ({
    term: term.trim(),
    condition: condition.trim(),
  }));
  return pieces.every(({ term, condition }) => term !== '' && condition !== '') ? casesText(pieces) : undefined;
}

/** The pieces of `\\begin{cases}`, each in a line. */
function piecesOfTex(text: string): string {
  const inside = /\\begin\s*\{[dr]?cases\}(.*)\\end\s*\{[dr]?cases\}/s.exec(text)?.[1];
  if (inside === undefined) return text;
  return inside
    .replaceAll(/\\(?:text|mbox|mathrm)\s*\{([^{}]*)\}/g, ' $1 ')
    .replaceAll(/\\q?quad(?![A-Za-z])|\\[,;:!](?!\\)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .split(/\\\\(?:\[[^\]]*\])?/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.replace(/[,;]?\s*&\s*/, ' : ').replace(/[,;.]\s*$/, ''))
    .join('\n');
}

function trimmed(text: string): string {
  return text.trim();
}
