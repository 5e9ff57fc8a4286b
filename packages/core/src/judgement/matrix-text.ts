/**
 * The cells of a matrix input as a text: `[[1;2];[3;4]]`. Reads back unchanged even while it is being written,
 * including blanks.
 */
export function matrixText(rows: readonly (readonly string[])[]): string {
  return rows.every((row) => row.every((cell) => cell.trim() === ''))
    ? ''
    : `[${rows.map((row) => `[${row.join(';')}]`).join(';')}]`;
}

/** The cells of such a text, for a given number of rows and columns. */
export function matrixCells(text: string, rows: number, columns: number): readonly (readonly string[])[] {
  const inner = /^\s*\[\s*\[(.*)\]\s*\]\s*$/s.exec(text)?.[1] ?? '';
  const written = inner.split(/\]\s*;\s*\[/).map((row) => row.split(';'));
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => written[row]?.[column] ?? ''),
  );
}
