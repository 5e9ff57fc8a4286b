import { describe, expect, it } from 'vitest';
import { readBlocks } from '../document/index.ts';
import { optionWords } from './index.ts';

function questionIn(xml: string) {
  const read = readBlocks(xml);
  const [block] = read.ok ? read.value : [];
  if (block?.kind !== 'question') throw new Error('no question');
  return { question: block };
}

describe('options in words', () => {
  const choices = '<choice correct="true">It  grows</choice><choice>It  falls</choice>';

  it('are those that were selected, in the order of the author', () => {
    const asked = questionIn(`<question type="mc.multiple">${choices}</question>`);
    const [first, second] = asked.question.choices.map(({ id }) => id);
    expect(optionWords(asked, new Set([second ?? '', first ?? '']))).toEqual(['It grows', 'It falls']);
    expect(optionWords(asked, new Set(['nowhere']))).toEqual([]);
  });

  it('say what was chosen of a statement', () => {
    const asked = questionIn(`<question type="mc.yesno">${choices}</question>`);
    const [first, second] = asked.question.choices.map(({ id }) => id);
    expect(optionWords(asked, new Set([`${first ?? ''}:yes`, `${second ?? ''}:no`]))).toEqual([
      'It grows → ✓',
      'It falls → ✗',
    ]);
  });
});
