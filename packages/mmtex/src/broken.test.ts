import { allBlocks, markBroken, plainText, readDocument } from '@lemma/core/document';
import { describe, expect, it } from 'vitest';
import { convertDocument } from './conversion.ts';
import { catalogue } from './findings/index.ts';
import type { FindingEntry } from './findings/catalogue.ts';

function shown(source: string) {
  const { xml, findings } = convertDocument(source, 'en');
  const read = readDocument(xml);
  if (!read.ok) throw new Error('the converter wrote XML that cannot be read');
  const blocks = allBlocks(markBroken(read.value, findings).blocks);
  return {
    told: blocks.flatMap((block) => (block.kind === 'broken' ? block.findings.map(({ code }) => code) : [])),
    words: blocks.flatMap((block) => (block.kind === 'paragraph' ? [plainText(block.content)] : [])),
  };
}

describe('a source with an error', () => {
  const examples = Object.entries<FindingEntry>(catalogue).flatMap(([code, { severity, example }]) =>
    severity === 'error' && example !== undefined ? [[code, example] as const] : [],
  );

  it.each(examples)('tells %s on its page', (code, example) => {
    expect(shown(example).told).toContain(code);
  });

  it.each([
    ['a formula', 'A $\\frc{1}{2}$ and $x.'],
    ['an environment that does not end', '\\begin{remark} A remark.'],
    ['an unknown command', '\\empf{word}'],
    ['a brace too many', 'A } brace.'],
    ['a figure', '\\begin{visualization}{v1}\\color{a}{blue}\\end{visualization}'],
    ['a quick check', '\\begin{quickcheck}\\text{?}\\end{quickcheck}'],
    ['a table', '\\begin{table} a & \\empf{b} \\\\ c & d \\end{table}'],
  ])('shows what stands before and behind %s', (_what, broken) => {
    const { told, words } = shown(`\\section{One}\n\nBefore it.\n\n${broken}\n\nBehind it.`);
    expect(told).not.toEqual([]);
    expect(words).toContain('Before it.');
    expect(words).toContain('Behind it.');
  });
});
