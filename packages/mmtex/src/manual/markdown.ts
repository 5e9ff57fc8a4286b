/** Inline code in Markdown, even if it contains backticks. */
export function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** A Markdown table; the cells are Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** An example source, compiled by the tests. */
export function example(source: string): string {
  return `\`\`\`tex\n${source}\n\`\`\``;
}

/** A link to a heading on the same page. */
export function linkTo(title: string, words: string): string {
  const anchor = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
  return `[${words}](#${anchor})`;
}
