import { describe, expect, it } from 'vitest';
import { readBlocks, type Quickcheck } from '../document/index.ts';
import { readKeptQuickcheck, writeKeptQuickcheck } from './kept-quickcheck.ts';
import { judgedQuestionOf } from './question-of.ts';

function quickcheck(
  question: string,
  more: { readonly correct?: string; readonly at?: string; readonly label?: string } = {},
): Quickcheck {
  const { correct = 'true', at = '0-9', label = 'x =' } = more;
  const read = readBlocks(
    `<quickcheck id="q" at="${at}"><text><p at="${at}">${question}</p></text><choice correct="${correct}">2</choice>` +
      `<answer><text>${label}</text><solution>2</solution></answer><answer><solution>3</solution></answer></quickcheck>`,
  );
  const [block] = read.ok ? read.value : [];
  if (block?.kind !== 'quickcheck') throw new Error('no quick check');
  return block;
}

const nothing = { selected: new Set(), inputs: ['', ''] };
const kept = { selected: new Set(['a', 'c']), inputs: ['1/2', '3'] };

describe('a kept quick check', () => {
  it('is read as it was written', () => {
    const text = writeKeptQuickcheck(quickcheck('1+1?'), kept);
    expect(readKeptQuickcheck(text, quickcheck('1+1?'))).toEqual(kept);
  });

  it('is nothing for another question of the same name', () => {
    const text = writeKeptQuickcheck(quickcheck('1+1?'), kept);
    expect(readKeptQuickcheck(text, quickcheck('1+2?'))).toEqual(nothing);
  });

  it.each([
    ['whose solution was mended', { correct: 'false' }],
    ['that has moved in its source', { at: '20-29' }],
  ])('stays for a question %s', (_, more) => {
    const text = writeKeptQuickcheck(quickcheck('1+1?'), kept);
    expect(readKeptQuickcheck(text, quickcheck('1+1?', more))).toEqual(kept);
  });

  it('loses only what was typed into a field that asks for something else now', () => {
    const text = writeKeptQuickcheck(quickcheck('1+1?'), kept);
    const { inputs } = readKeptQuickcheck(text, quickcheck('1+1?', { label: 'y =' }));
    expect(inputs).toEqual(['', '3']);
  });

  it('has another verdict once its solution has changed, and the same wherever it stands', () => {
    const judged = judgedQuestionOf(quickcheck('1+1?'));
    expect(judgedQuestionOf(quickcheck('1+1?', { at: '20-29' }))).toBe(judged);
    expect(judgedQuestionOf(quickcheck('1+1?', { correct: 'false' }))).not.toBe(judged);
  });

  it.each([
    ['another version', { version: 1 }],
    ['no list', { selected: 'a', inputs: 1 }],
    ['no texts', { selected: [1], inputs: [1] }],
  ])('is nothing for %s', (_, change) => {
    const text: unknown = JSON.parse(writeKeptQuickcheck(quickcheck('1+1?'), kept));
    expect(readKeptQuickcheck(JSON.stringify(Object.assign({}, text, change)), quickcheck('1+1?'))).toEqual(nothing);
  });

  it.each([[undefined], ['{'], ['null']])('is nothing for %s', (text) => {
    expect(readKeptQuickcheck(text, quickcheck('1+1?'))).toEqual(nothing);
  });
});
