import { readDocument, type Block } from '@lemma/core/document';
import { ShelfAnswers } from '@lemma/core/problem';
import { expect, it } from 'vitest';
import { pageMemory } from './page-memory.ts';
import { problemOf } from './page-problem.ts';

const point = '<variable type="point" name="P"><option>editable</option><value>1</value><value>2</value>';
const question = '<question><text><p>?</p></text><answer><solution>a</solution></answer></question>';

it('a page without questions has no problem', () => {
  expect(problemOf(blocksOf('<p>Words.</p>'), 1, someAnswers())).toBeUndefined();
});

it('numbers the questions of a page, wherever they stand', () => {
  const problem = problemOf(
    blocksOf(`${question}<section><headline>S</headline>${question}</section>`),
    1,
    someAnswers(),
  );
  expect([...(problem?.questionNumbers.values() ?? [])]).toEqual([1, 2]);
  expect([1, 2, 3].map((number) => problem?.mathlet.hasQuestion(number))).toEqual([true, true, false]);
});

it('knows which answers are given in figures, but not those that no figure can give', () => {
  const figure = `<visualization id="f1"><variables>${point}<attribute name="answer">1,2</attribute></variable>
    <variable type="number" name="n"><value>1</value><attribute name="answer">1,1</attribute></variable></variables></visualization>`;
  const inQuestion = question.replace('</p>', `</p>${figure}`);
  for (const content of [figure + question, inQuestion]) {
    expect([...(problemOf(blocksOf(content), 1, someAnswers())?.answeredInFigures ?? [])]).toEqual(['1,2']);
  }
});

function someAnswers() {
  return new ShelfAnswers({ storage: pageMemory(), key: 'page' }, 1);
}

function blocksOf(content: string): readonly Block[] {
  const read = readDocument(`<document lang="en"><title>P</title><content>${content}</content></document>`);
  return read.ok ? read.value.blocks : [];
}
