import type { Block } from '@lemma/core/document';
import { expect, it } from 'vitest';
import { beginningOf } from './beginning-of.ts';

const span = { from: 0, to: 0 };
const text = (words: string): Block => ({ kind: 'paragraph', content: [{ kind: 'text', text: words }], span });
const section = (id: string, ...blocks: readonly Block[]): Block => ({
  kind: 'section',
  level: 1,
  id,
  headline: [],
  blocks,
  span,
});

/** The texts of the paragraphs, with the sections around them. */
function shape(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'section') return `${block.id}(${shape(block.blocks)})`;
      return block.kind === 'paragraph' ? block.content.map((part) => ('text' in part ? part.text : '')).join('') : '';
    })
    .join(' ');
}

const page = [text('a'), section('s', text('b'), section('t', text('c'), text('d'))), section('u', text('e'))];

it.each([
  [0, ''],
  [1, 'a'],
  [2, 'a s(b)'],
  [3, 'a s(b t(c))'],
  [4, 'a s(b t(c d))'],
])('of %d blocks keeps the sections they stand in', (most, expected) => {
  expect(shape(beginningOf(page, most))).toBe(expected);
});

it('is the page itself where there is no more', () => {
  expect(beginningOf(page, 5)).toBe(page);
  expect(beginningOf(page, 100)).toBe(page);
});
