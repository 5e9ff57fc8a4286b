/** Typed words in Markdown, also with backticks in them. */
export function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** A table; the cells are Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A source that the tests compile. */
export function example(source: string): string {
  return `\`\`\`tex\n${source}\n\`\`\``;
}

/** A link to a headline of the same page. */
export function linkTo(title: string, words: string): string {
  const anchor = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
  return `[${words}](#${anchor})`;
}
