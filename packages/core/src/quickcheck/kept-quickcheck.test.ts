import { describe, expect, it } from 'vitest';
import { readKeptQuickcheck, writeKeptQuickcheck } from './kept-quickcheck.ts';

const nothing = { selected: new Set(), inputs: [] };

describe('a kept quick check', () => {
  it('is read as it was written', () => {
    const kept = { selected: new Set(['a', 'c']), inputs: ['1/2', ''] };
    expect(readKeptQuickcheck(writeKeptQuickcheck(kept))).toEqual(kept);
  });

  it.each([
    [undefined],
    ['{'],
    ['null'],
    ['{"version":2,"selected":["a"],"inputs":["1"]}'],
    ['{"version":1,"selected":"a","inputs":[1]}'],
  ])('is nothing for %s', (text) => {
    expect(readKeptQuickcheck(text)).toEqual(nothing);
  });
});
