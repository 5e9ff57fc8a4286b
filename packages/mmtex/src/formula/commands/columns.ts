import type { Column } from '../tree.ts';

const alignments: Readonly<Record<string, Column['align']>> = {
  l: 'left',
  c: 'center',
  r: 'right',
  p: 'left',
  m: 'left',
  b: 'left',
};

/** Maximum number of columns produced by `*{n}{…}`. */
const columnLimit = 100;

/** A part of a column specification: a letter or a rule, with its argument in braces. */
const part = /([@!><])\s*\{([^{}]*)\}|\*\s*\{\s*(\d{1,3})\s*\}\s*\{([^{}]*)\}|([lcr|])|([pmb])\s*\{[^{}]*\}/g;

/**
 * The columns of an array specification such as `l|cc|r`: `@{…}` removes the gap, `*{3}{c}` repeats, a column of a
 * given width is left-aligned. Anything else is skipped.
 */
export function readColumns(specification: string): readonly Column[] {
  const columns: Column[] = [];
  let ruleLeft = false;
  let tightLeft = false;
  for (const [, gap, , times, repeated = '', letter, wide] of written(specification)) {
    const last = columns.at(-1);
    if (gap === '@') {
      if (last === undefined) tightLeft = true;
      else columns[columns.length - 1] = { ...last, tightRight: true };
    } else if (letter === '|') {
      if (last === undefined) ruleLeft = true;
      else columns[columns.length - 1] = { ...last, ruleRight: true };
    } else if (times !== undefined) {
      const block = readColumns(repeated);
      for (let count = Number(times); count > 0 && columns.length < columnLimit; count -= 1) columns.push(...block);
    } else {
      const align = alignments[letter ?? wide ?? ''];
      if (align === undefined) continue;
      columns.push({
        align,
        ruleLeft,
        ruleRight: false,
        tightLeft: tightLeft || last?.tightRight === true,
        tightRight: false,
      });
      ruleLeft = false;
      tightLeft = false;
    }
  }
  return columns;
}

function written(specification: string): Iterable<RegExpExecArray> {
  return specification.matchAll(part);
}
