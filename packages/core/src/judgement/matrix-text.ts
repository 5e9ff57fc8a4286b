/** The cells of a matrix that is being written, as a text: `[[1;2];[3;4]]`. It reads back as they are, blanks and all. */
export function matrixText(rows: readonly (readonly string[])[]): string {
  return rows.every((row) => row.every((cell) => cell.trim() === ''))
    ? ''
    : `[${rows.map((row) => `[${row.join(';')}]`).join(';')}]`;
}

/** The cells of such a text, in so many rows and columns. */
export function matrixCells(text: string, rows: number, columns: number): readonly (readonly string[])[] {
  const inner = /^\s*\[\s*\[(.*)\]\s*\]\s*$/s.exec(text)?.[1] ?? '';
  const written = inner.split(/\]\s*;\s*\[/).map((row) => row.split(';'));
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => written[row]?.[column] ?? ''),
  );
}
