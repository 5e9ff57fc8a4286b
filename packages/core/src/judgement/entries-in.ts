import type { Language } from '../language/index.ts';
import { writesDecimalComma } from '../language/index.ts';
import { entriesBetweenBlanks, inOurRows } from './typed-text/index.ts';

/** The size of a matrix, and the cell that a text is written into. */
interface Cell {
  readonly rows: number;
  readonly columns: number;
  readonly row: number;
  readonly column: number;
}

/**
 * What a text writes into each cell of a matrix, from the cell that it is written into; from the first one if it is all of
 * the matrix. Undefined if it is about one cell only, or does not fit.
 */
export function entriesSpread(
  text: string,
  { rows, columns, row, column }: Cell,
  language: Language,
): ((row: number, column: number) => string | undefined) | undefined {
  const written = rowsIn(text, language);
  if (written === undefined || written.flat().length < 2) return undefined;
  const isAll = isOfSize(turnedToFit(written, rows, columns), rows, columns);
  const [top, start] = isAll ? [0, 0] : [row, column];
  const [height, width] = [rows - top, columns - start];
  const fitted = turnedToFit(written, height, width);
  const isTooLarge = fitted.length > height || fitted.some((line) => line.length > width);
  if (isTooLarge || fitted.some((line) => line.length !== fitted[0]?.length)) return undefined;
  return (at, of) => fitted[at - top]?.[of - start];
}

/** Whether a text in brackets is all of a matrix of this size. */
export function isWholeMatrix(text: string, rows: number, columns: number, language: Language): boolean {
  const written = rowsIn(text, language);
  return written !== undefined && rows * columns > 1 && isOfSize(turnedToFit(written, rows, columns), rows, columns);
}

function isOfSize(written: readonly (readonly string[])[], rows: number, columns: number): boolean {
  return written.length === rows && written.every((line) => line.length === columns);
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

function trimmed(text: string): string {
  return text.trim();
}
