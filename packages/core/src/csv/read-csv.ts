/** A row of a table, and the line of the text on which it begins, from 1. */
export interface CsvRow<Column extends string> {
  readonly line: number;
  /** What is not empty, without spaces around it. */
  readonly values: Partial<Readonly<Record<Column, string>>>;
}

/**
 * Reads comma or semicolon separated values (RFC 4180) whose first line names the columns, in any order; a missing
 * column is missing in every row. Tables that are copied from a spreadsheet are separated by tabs.
 */
export function readCsv<Column extends string>(text: string, columns: readonly Column[]): readonly CsvRow<Column>[] {
  const [head, ...rows] = rowsOf(text.replace(/^\uFEFF/, ''));
  const names = (head?.fields ?? []).map((name) => name.trim().toLowerCase());
  return rows.map(({ line, fields }) => {
    const values: Partial<Record<Column, string>> = {};
    for (const column of columns) {
      const value = fields[names.indexOf(column)]?.trim();
      if (value !== undefined && value !== '') values[column] = value;
    }
    return { line, values };
  });
}

interface Row {
  readonly line: number;
  readonly fields: readonly string[];
}

function rowsOf(text: string): readonly Row[] {
  const separator = separatorIn(/^[^\r\n]*/.exec(text)?.[0] ?? '');
  const field = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}"\\r\\n]*))(${separator}|\\r?\\n|$)`, 'gy');
  const rows: Row[] = [];
  let fields: string[] = [];
  let line = 1;
  let ended = 1;
  const end = () => {
    if (fields.some((value) => value.trim() !== '')) rows.push({ line, fields });
    fields = [];
    line = ended;
  };
  while (field.lastIndex < text.length) {
    const match = field.exec(text);
    if (!match) break;
    ended += match[0].split('\n').length - 1;
    fields.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] !== separator) end();
  }
  end();
  return rows;
}

function separatorIn(head: string): string {
  if (head.includes(';')) return ';';
  return head.includes('\t') ? '\t' : ',';
}
