/** `a & b \\ c & d` as an expression, `[[a;b];[c;d]]`; what is already in brackets stays. */
export function matrixExpression(text: string): string {
  const inner = text.trim();
  if (inner.startsWith('[') || !/&|\\\\/.test(inner)) return inner;
  const rows = inner
    .replace(/\\\\\s*$/, '')
    .split('\\\\')
    .map((row) => row.split('&').map((cell) => cell.trim()));
  return `[${rows.map((cells) => `[${cells.join(';')}]`).join(';')}]`;
}
