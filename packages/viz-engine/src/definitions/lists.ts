import type { SourceText } from '@lemma/core/source';
import { splitValues } from '@lemma/core/variables';

/** The elements of a list: `[P, Q]`; undefined if it is not one. An empty text is an empty list. */
export function listed(source: SourceText): readonly SourceText[] | undefined {
  const { text, span } = source;
  if (text.trim() === '') return [];
  const match = /^(\s*\[)([\s\S]*)\]\s*$/.exec(text);
  if (match === null) return undefined;
  const [, opening = '', content = ''] = match;
  const from = span.from + opening.length;
  return splitValues({ text: content, span: { from, to: from + content.length } });
}

/**
 * The entries of a matrix: `[[1, a], [0, 1]]`; undefined if it is not one, or its rows differ in length (specification
 * 002 §5.3).
 */
export function matrixEntries(source: SourceText): readonly (readonly SourceText[])[] | undefined {
  if (!/^\s*\[\s*\[[\s\S]*\]\s*\]\s*$/.test(source.text)) return undefined;
  const rows = listed(source)?.map((row) => listed(row) ?? []) ?? [];
  const width = rows[0]?.length ?? 0;
  return width > 0 && rows.every((row) => row.length === width) ? rows : undefined;
}
