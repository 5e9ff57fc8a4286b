import type { Column } from '../tree.ts';

const alignments = { l: 'left', c: 'center', r: 'right' } as const;

/** Columns of an array from its specification, such as `l|cc|r`; what is neither column nor line is passed over. */
export function readColumns(specification: string): readonly Column[] {
  const columns: { align: Column['align']; ruleLeft: boolean; ruleRight: boolean }[] = [];
  let rule = false;
  for (const letter of specification.replace(/[@!]\{[^}]*\}/g, '')) {
    if (letter === '|') {
      const last = columns.at(-1);
      if (last === undefined) rule = true;
      else last.ruleRight = true;
    } else if (letter === 'l' || letter === 'c' || letter === 'r') {
      columns.push({ align: alignments[letter], ruleLeft: rule, ruleRight: false });
      rule = false;
    }
  }
  return columns;
}
