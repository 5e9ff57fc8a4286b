import { fail, succeed, type Result } from '../store/index.ts';
import { columnOf, type ListColumn } from './columns.ts';
import { linesOf } from './lines-of-table.ts';

/** A row of a list of people, and the line of the text on which it begins, from 1. */
export interface CsvRow {
  readonly line: number;
  /** The values that are not empty, without spaces around them. */
  readonly values: Partial<Readonly<Record<ListColumn, string>>>;
}

/**
 * Why a list cannot be used: its headings name no column of user names, there is no row below them, or a quotation mark
 * is never closed.
 */
export type CsvFailure =
  | { readonly kind: 'noColumn'; readonly line: number; readonly headings: string }
  | { readonly kind: 'empty'; readonly line: number }
  | { readonly kind: 'openQuote'; readonly line: number };

/**
 * Reads a list of people as spreadsheets write it (RFC 4180): separated by commas, semicolons, tabs or what a first line
 * `sep=` says. The next line names the columns, in any order and language; unknown columns are left out.
 */
export function readCsv(text: string): Result<readonly CsvRow[], CsvFailure> {
  const table = linesOf(text);
  if (!table.ok) return table;
  const [head, ...rows] = table.value;
  if (head === undefined) return fail({ kind: 'empty', line: 1 });
  const columns = head.fields.map(columnOf);
  if (!columns.includes('user')) return fail({ kind: 'noColumn', line: head.line, headings: head.fields.join(', ') });
  if (rows.length === 0) return fail({ kind: 'empty', line: head.line });
  return succeed(
    rows.map(({ line, fields }) => {
      const values: Partial<Record<ListColumn, string>> = {};
      for (const [at, column] of columns.entries()) {
        const value = fields[at]?.trim() ?? '';
        if (column !== undefined && value !== '') values[column] ??= value;
      }
      return { line, values };
    }),
  );
}

/** Whether the first line of a text names a column of user names, and another line follows. */
export function isPeopleTable(text: string): boolean {
  const table = linesOf(text);
  const [head, ...rows] = table.ok ? table.value : [];
  return rows.length > 0 && head !== undefined && head.fields.some((name) => columnOf(name) === 'user');
}
