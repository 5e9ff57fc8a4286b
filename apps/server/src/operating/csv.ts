/**
 * Reads comma or semicolon separated values (RFC 4180) whose first line names the columns, in any order; a missing
 * column is missing in every row.
 */
export function readCsv<Column extends string>(
  text: string,
  columns: readonly Column[],
): readonly Partial<Record<Column, string>>[] {
  const [head = [], ...rows] = rowsOf(text.replace(/^\uFEFF/, ''));
  const names = head.map((name) => name.trim().toLowerCase());
  return rows.map((row) => {
    const read: Partial<Record<Column, string>> = {};
    for (const column of columns) {
      const value = row[names.indexOf(column)]?.trim();
      if (value !== undefined && value !== '') read[column] = value;
    }
    return read;
  });
}

function rowsOf(text: string): readonly (readonly string[])[] {
  const separator = (/^[^\n]*/.exec(text)?.[0] ?? '').includes(';') ? ';' : ',';
  const field = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}"\\r\\n]*))(${separator}|\\r?\\n|$)`, 'gy');
  const rows: string[][] = [];
  let row: string[] = [];
  while (field.lastIndex < text.length) {
    const match = field.exec(text);
    if (!match) break;
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === separator) continue;
    if (row.some((value) => value.trim() !== '')) rows.push(row);
    row = [];
  }
  if (row.some((value) => value.trim() !== '')) rows.push(row);
  return rows;
}
