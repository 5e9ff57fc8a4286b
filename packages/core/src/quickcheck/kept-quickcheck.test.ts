import { describe, expect, it } from 'vitest';
import { readBlocks, type Quickcheck } from '../document/index.ts';
import { readKeptQuickcheck, writeKeptQuickcheck } from './kept-quickcheck.ts';

function quickcheck(question: string): Quickcheck {
  const read = readBlocks(
    `<quickcheck id="q"><text><p>${question}</p></text><choice correct="true">2</choice></quickcheck>`,
  );
  const [block] = read.ok ? read.value : [];
  if (block?.kind !== 'quickcheck') throw new Error('no quick check');
  return block;
}

const nothing = { selected: new Set(), inputs: [] };
const kept = { selected: new Set(['a', 'c']), inputs: ['1/2', ''] };

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
    ['another version', { version: 2 }],
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
