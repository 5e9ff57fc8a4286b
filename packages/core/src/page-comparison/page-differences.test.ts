import { describe, expect, it } from 'vitest';
import { plainText, readDocument, type Document } from '../document/index.ts';
import { changePens, comparePages, markWords, type PageDifference } from './index.ts';

function page(content: string, title = 'T'): Document {
  const read = readDocument(
    `<document kind="problem" lang="en"><title>${title}</title><content>${content}</content></document>`,
  );
  if (!read.ok) throw new Error(JSON.stringify(read.failure));
  return read.value;
}

/** A difference in short: `+paragraph`, `-list`, `~section`. */
function short(difference: PageDifference): string {
  switch (difference.change) {
    case 'added':
      return `+${difference.after.kind}`;
    case 'removed':
      return `-${difference.before.kind}`;
    case 'changed':
      return `~${difference.before.kind}`;
  }
}

const question = (text: string, solution: string) =>
  `<question id="q" type="input.number"><text><p>${text}</p></text><answer><solution>${solution}</solution></answer></question>`;
const formula = (name: string) => `<equation><math alttext="${name}"><mi>${name}</mi></math></equation>`;
const figure = (definition: string) =>
  `<visualization id="v1"><variables><variable name="a" type="number"><value>${definition}</value></variable></variables></visualization>`;

describe('two pages', () => {
  it.each<[string, string, string, readonly string[]]>([
    ['are equal', '<p>a</p><p>b</p>', '<p>a</p><p>b</p>', []],
    ['are equal wherever they stand in the source', '<p at="0-1">a</p>', '<p at="7-8">a</p>', []],
    [
      'are equal wherever the names of variables stand',
      '<question id="q"><variables><variable name="a" type="number" name-at="1-2" at="1-9"><value>2</value></variable></variables></question>',
      '<question id="q"><variables><variable name="a" type="number" name-at="3-4" at="3-11"><value>2</value></variable></variables></question>',
      [],
    ],
    ['have a new paragraph', '<p>a</p><p>c</p>', '<p>a</p><p>b</p><p>c</p>', ['+paragraph']],
    ['lose a paragraph', '<p>a</p><p>b</p><p>c</p>', '<p>a</p><p>c</p>', ['-paragraph']],
    ['lose all', '<p>a</p><p>b</p>', '', ['-paragraph', '-paragraph']],
    ['have a changed paragraph', '<p>a</p><p>b</p>', '<p>a</p><p>b c</p>', ['~paragraph']],
    ['have blocks of other kinds', '<p>a</p>', formula('x'), ['-paragraph', '+displayFormula']],
    ['have a changed formula', formula('x'), formula('y'), ['~displayFormula']],
    [
      'have a changed paragraph before a new formula',
      '<p>a</p>',
      `<p>b</p>${formula('x')}`,
      ['~paragraph', '+displayFormula'],
    ],
    ['ask something else', question('a', '1'), question('b', '1'), ['~paragraph']],
    ['expect another answer', question('a', '1'), question('a', '2'), ['~question']],
    [
      'ask something else, and expect another answer',
      question('a', '1'),
      question('b', '2'),
      ['~question', '~paragraph'],
    ],
    ['have another figure', figure('1'), figure('2'), ['~visualization']],
    ['differ in a list', '<list><item><p>a</p></item></list>', '<list><item><p>b</p></item></list>', ['~paragraph']],
  ])('%s', (_what, before, after, expected) => {
    const { differences, isTitleChanged } = comparePages(page(before), page(after));
    expect(differences.map(short)).toEqual(expected);
    expect(isTitleChanged).toBe(false);
  });

  it('may differ in the title', () => {
    expect(comparePages(page('<p>a</p>'), page('<p>a</p>', 'U'))).toEqual({ isTitleChanged: true, differences: [] });
  });
});

describe('words of a changed paragraph', () => {
  const inlines = (text: string) => {
    const [block] = page(`<p>${text}</p>`).blocks;
    return block?.kind === 'paragraph' ? block.content : [];
  };
  /** With the marked words in brackets. */
  const marked = (content: ReturnType<typeof inlines>, pen: number) =>
    content
      .map((inline) =>
        inline.kind === 'marked' && inline.pen === pen ? `[${plainText([inline])}]` : plainText([inline]),
      )
      .join('');

  it.each([
    ['Find the sum.', 'Find the difference.', 'Find the [sum].', 'Find the [difference].'],
    ['one two', 'one', 'one [two]', 'one'],
    ['', 'new', '', '[new]'],
    ['求和。', '求差。', '求[和]。', '求[差]。'],
    [
      'Solve <math alttext="x"><mi>x</mi></math> now',
      'Solve <math alttext="y"><mi>y</mi></math> now',
      'Solve [x] now',
      'Solve [y] now',
    ],
  ])('%s / %s', (before, after, ofBefore, ofAfter) => {
    const words = markWords(inlines(before), inlines(after));
    expect(marked(words.before, changePens.removed)).toBe(ofBefore);
    expect(marked(words.after, changePens.added)).toBe(ofAfter);
  });
});
