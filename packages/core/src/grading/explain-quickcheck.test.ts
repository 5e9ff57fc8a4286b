import { describe, expect, it } from 'vitest';
import { allBlocks, plainText, linesOf, readDocument } from '../document/index.ts';
import { drawExercise } from '../exercise/index.ts';
import { explanationsOf } from './index.ts';

/** The words of the explanations that apply, in order. */
function explained(
  quickcheck: string,
  inputs: readonly string[],
  {
    selected = [],
    isSolutionShown = false,
  }: { readonly selected?: readonly string[]; readonly isSolutionShown?: boolean } = {},
): readonly string[] {
  const xml = `<document kind="article" lang="en"><title>D</title><content>${quickcheck}</content></document>`;
  const document = readDocument(xml);
  const block = document.ok ? allBlocks(document.value.blocks).find(({ kind }) => kind === 'quickcheck') : undefined;
  if (block?.kind !== 'quickcheck') throw new Error('no quick check');
  const exercise = drawExercise(block, 1, 'en');
  if (!exercise.ok) throw new Error('not drawn');
  const given = { inputs, selected: new Set(selected) };
  return explanationsOf(block, exercise.value, given, isSolutionShown).map(({ blocks }) =>
    allBlocks(blocks).flatMap(linesOf).map(plainText).join(' '),
  );
}

const number = `<quickcheck type="input.number"><text><p>Solve.</p></text>
  <answer><solution>5</solution><explanation condition="ans = 6"><p>One less.</p></explanation></answer>
  <explanation condition="ans &lt; 0"><p>Not negative.</p></explanation>
  <explanation condition="ans_1 &gt; 100"><p>Too large.</p></explanation>
  <explanation><p>Because.</p></explanation></quickcheck>`;

describe('the explanations of a quick check', () => {
  it.each([
    ['-5', ['Not negative.', 'Because.']],
    ['200', ['Too large.', 'Because.']],
    ['6', ['One less.', 'Because.']],
    ['7', ['Because.']],
    ['5', []],
  ])('after the answer %s are those whose condition holds', (input, words) => {
    expect(explained(number, [input])).toEqual(words);
  });

  it.each([
    ['5', ['Because.']],
    ['', ['Because.']],
    ['-5', ['Not negative.', 'Because.']],
  ])('with the solution shown after "%s" are those that still hold', (input, words) => {
    expect(explained(number, [input], { isSolutionShown: true })).toEqual(words);
  });

  it('depend on drawn values', () => {
    const drawn = number.replace(
      '<text>',
      '<variables><variable type="number" name="a"><value>3</value></variable></variables><text>',
    );
    expect(explained(drawn.replace('ans &lt; 0', 'a = 3'), ['7'])).toEqual(['Not negative.', 'Because.']);
    expect(explained(drawn.replace('ans &lt; 0', 'a = 4'), ['7'])).toEqual(['Because.']);
  });

  it('depend on choices', () => {
    const choices = `<quickcheck type="mc.multiple"><text><p>Which?</p></text>
      <choice id="a" correct="true">one</choice><choice id="b">two</choice>
      <explanation condition="equalChoice(ans_2, true)"><p>Two is none.</p></explanation>
      <explanation condition="NOT[equalChoice(ans_1, true)]"><p>One is.</p></explanation></quickcheck>`;
    expect(explained(choices, [], { selected: ['b'] })).toEqual(['Two is none.', 'One is.']);
    expect(explained(choices, [], { selected: ['a', 'b'] })).toEqual(['Two is none.']);
    expect(explained(choices, [], { selected: ['a'] })).toEqual([]);
  });
});
