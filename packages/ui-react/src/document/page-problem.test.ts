import { readDocument, type Block } from '@lemma/core/document';
import { expect, it } from 'vitest';
import { pageMemory } from './page-memory.ts';
import { problemOf } from './page-problem.ts';

const point = '<variable type="point" name="P"><option>editable</option><value>1</value><value>2</value>';
const question = '<question><text><p>?</p></text><answer><solution>a</solution></answer></question>';

it('a page without questions has no problem', () => {
  expect(problemOf(blocksOf('<p>Words.</p>'), 1, aShelf())).toBeUndefined();
});

it('numbers the questions of a page, wherever they stand', () => {
  const problem = problemOf(blocksOf(`${question}<section><headline>S</headline>${question}</section>`), 1, aShelf());
  expect([...(problem?.questionNumbers.values() ?? [])]).toEqual([1, 2]);
  expect([1, 2, 3].map((number) => problem?.mathlet.hasQuestion(number))).toEqual([true, true, false]);
});

it('knows which answers are given in figures, but not those that no figure can give', () => {
  const figure = `<visualization id="f1"><variables>${point}<attribute name="answer">1,2</attribute></variable>
    <variable type="number" name="n"><value>1</value><attribute name="answer">1,1</attribute></variable></variables></visualization>`;
  const inQuestion = question.replace('</p>', `</p>${figure}`);
  for (const content of [figure + question, inQuestion]) {
    expect([...(problemOf(blocksOf(content), 1, aShelf())?.answeredInFigures ?? [])]).toEqual(['1,2']);
  }
});

it('keeps answers as long as the page is shown', () => {
  const shelf = aShelf();
  problemOf(blocksOf(question), 1, shelf)?.mathlet.write({ question: 1, answer: 1 }, '5');
  expect(problemOf(blocksOf(`<p>More.</p>${question}`), 1, shelf)?.mathlet.state.get('1,1')).toEqual({ text: '5' });
  expect(problemOf(blocksOf(question), 2, shelf)?.mathlet.state.size).toBe(0);
});

function aShelf() {
  return { storage: pageMemory(), key: 'page' };
}

function blocksOf(content: string): readonly Block[] {
  const read = readDocument(`<document lang="en"><title>P</title><content>${content}</content></document>`);
  return read.ok ? read.value.blocks : [];
}
