import { readDocument, type ProblemQuestion } from '@lemma/core/document';
import { describe, expect, it } from 'vitest';
import { aFigure, mistakesIn, sourceOfFigure } from '../testing/index.ts';

const [question] = questionsOf(`<question id="q" at="100-200"><variables>
  <variable type="randint" name="a" at="10-20"><value>2</value><value>9</value></variable>
  <variable type="function" name="f" at="30-40"><value>a*x</value></variable>
  <variable type="number" name="r" at="110-120"><value>a+1</value></variable></variables>
  <text><p>?</p></text><answer><solution>a</solution></answer></question>`);

describe('a figure in a problem', () => {
  it.each([
    ['a number of the problem', ['\\problem{b}{a}']],
    ['a number of a question', ['\\question{b}{1, r}']],
    ['what cannot be got, which is told where it is defined', ['\\problem{b}{f}']],
    ['an answer of the problem', ['\\slider{s}{1, 0, 3}', '\\answer{s}{1, 1}']],
  ])('may have %s', (_, definitions) => {
    expect(findingsOf(definitions)).toEqual([]);
  });

  it.each([
    [
      'a number of a question as one of the problem',
      ['\\problem{b}{r}'],
      'PROBLEM_VARIABLE_NOT_AVAILABLE',
      undefined,
      'r',
    ],
    ['a number of no question', ['\\question{b}{2, r}'], 'QUESTION_VARIABLE_NOT_AVAILABLE', 'noSuchQuestion', 'r'],
    ['a number the question has not', ['\\question{b}{1, q}'], 'QUESTION_VARIABLE_NOT_AVAILABLE', 'notInQuestion', 'q'],
    [
      'an answer too many',
      ['\\slider{s}{1, 0, 3}', '\\answer{s}{1, 2}'],
      'WRONG_ANSWER_ATTRIBUTE',
      'noSuchAnswer',
      '1, 2',
    ],
    [
      'an answer to no question',
      ['\\slider{s}{1, 0, 3}', '\\answer{s}{2, 1}'],
      'WRONG_ANSWER_ATTRIBUTE',
      'noSuchAnswer',
      '2, 1',
    ],
    [
      'an answer without a number',
      ['\\slider{s}{1, 0, 3}', '\\answer{s}{1}'],
      'WRONG_ANSWER_ATTRIBUTE',
      undefined,
      '1',
    ],
    [
      'an answer twice',
      ['\\slider{s}{1, 0, 3}', '\\answer{s}{1, 1}', '\\slider{t}{1, 0, 3}', '\\answer{t}{1,1}'],
      'WRONG_ANSWER_ATTRIBUTE',
      'answerGivenTwice',
      '1,1',
    ],
  ])('may not have %s', (_, definitions, code, reason, place) => {
    expect(findingsOf(definitions)).toEqual([[code, reason, place]]);
  });
});

/** Code, reason and source text of each finding. */
function findingsOf(definitions: readonly string[]) {
  const source = sourceOfFigure(definitions);
  const figure = aFigure(definitions);
  return mistakesIn(figure, question === undefined ? [] : [question]).map(({ code, data, span }) => [
    code,
    data['reason'],
    source.slice(span.from, span.to),
  ]);
}

function questionsOf(content: string): readonly ProblemQuestion[] {
  const read = readDocument(`<document lang="en"><title>P</title><content>${content}</content></document>`);
  return read.ok ? read.value.blocks.filter((block) => block.kind === 'question') : [];
}
