import { describe, expect, it } from 'vitest';
import { readBlocks, type Quickcheck } from '../document/index.ts';
import { change, judge, optionGroups, selectAmong, untouchedQuickcheck } from './index.ts';

function quickcheck(xml: string): Quickcheck {
  const read = readBlocks(xml);
  const block = read.ok ? read.value[0] : undefined;
  if (block?.kind !== 'quickcheck') throw new Error('no quick check');
  return block;
}

describe('options', () => {
  it('of yes and no are right when every choice is answered as it should be', () => {
    const asked = quickcheck(
      '<quickcheck type="mc.yesno"><text>?</text><choice id="a" correct="true">1</choice><choice id="b">2</choice></quickcheck>',
    );
    const options = optionGroups(asked, (choice) => choice.correct);
    expect(judge(options, new Set(['a:yes', 'b:no'])).verdict).toBe('right');
    expect(judge(options, new Set(['a:yes', 'b:yes'])).verdict).toBe('wrong');
  });

  it('of a statement without an answer are neither right nor wrong', () => {
    const asked = quickcheck(
      '<quickcheck type="mc.yesno"><text>?</text><choice id="a" correct="true">1</choice><choice id="b">2</choice></quickcheck>',
    );
    const { verdict, marks } = judge(
      optionGroups(asked, (choice) => choice.correct),
      new Set(['a:yes']),
    );
    expect(verdict).toBe('empty');
    expect([...marks.values()]).toEqual(['right', 'right', 'empty', 'empty']);
  });

  it('of a matrix are the columns of every row', () => {
    const asked = quickcheck(
      '<quickcheck type="mc.matrix"><text>?</text><choicematrix><column>1</column><column>2</column>' +
        '<row correct="2">a</row><row correct="1 7">b</row></choicematrix></quickcheck>',
    );
    expect(optionGroups(asked, () => false)).toEqual([
      [
        { id: '1:1', correct: false },
        { id: '1:2', correct: true },
      ],
      [
        { id: '2:1', correct: true },
        { id: '2:2', correct: false },
      ],
    ]);
  });

  it('that exclude each other clear only each other, and hide the marks', () => {
    const state = { ...untouchedQuickcheck, selected: new Set(['1:1', '2:1']), checked: true };
    expect(selectAmong(state, '1:2', ['1:1', '1:2'])).toEqual({
      ...untouchedQuickcheck,
      selected: new Set(['2:1', '1:2']),
    });
    expect(selectAmong(state, '1:1', ['1:1', '1:2'])).toBe(state);
    expect(change(state).checked).toBe(false);
  });
});
