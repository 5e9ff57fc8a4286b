import { describe, expect, it } from 'vitest';
import { define, sourceText } from '../testing/index.ts';
import { judgeInputs, type HandedIn } from './index.ts';

function handedIn(inputs: readonly string[], values = '2, 9'): HandedIn {
  return {
    language: 'de',
    seed: 5,
    question: {
      field: 'real',
      displayPrecision: 2,
      correctorPrecision: { mode: 'atleast', digits: 2 },
      variables: { definitions: [define('randint a', values), define('number s', 'a/4')], rules: [] },
      answers: [
        { type: 'input.number', solution: sourceText('s'), correctors: [] },
        { type: 'input.number', solution: sourceText('a'), correctors: [] },
      ],
      permutedAnswers: [],
    },
    inputs,
  };
}

describe('inputs of a quick check', () => {
  it('are judged by the values of the seed, and the solution that is told is right', () => {
    const first = judgeInputs(handedIn(['x', '']));
    if (!first.ok) throw new Error('not drawn');
    expect(first.value.map(({ verdict }) => verdict)).toEqual(['invalid', 'empty']);
    const again = judgeInputs(handedIn(first.value.map(({ solution }) => solution)));
    expect(again).toEqual({ ok: true, value: first.value.map(({ solution }) => ({ verdict: 'right', solution })) });
  });

  it('in any order are told the solution that is left', () => {
    const { question, ...rest } = handedIn(['1', '7']);
    const answers = ['1', '2'].map((solution) => ({
      type: 'input.number' as const,
      solution: sourceText(solution),
      correctors: [],
    }));
    const judge = (inputs: readonly string[]) =>
      judgeInputs({ ...rest, question: { ...question, answers, permutedAnswers: [[1, 2]] }, inputs });
    expect(judge(['2', '7'])).toMatchObject({
      value: [
        { verdict: 'right', solution: '2' },
        { verdict: 'wrong', solution: '1' },
      ],
    });
    expect(judge(['7', '1'])).toMatchObject({
      value: [
        { verdict: 'wrong', solution: '2' },
        { verdict: 'right', solution: '1' },
      ],
    });
  });

  it('are not judged when time is up', () => {
    let comparisons = 0;
    expect(judgeInputs(handedIn(['1', '2']), () => ++comparisons < 2)).toEqual({
      ok: false,
      failure: { kind: 'unavailable' },
    });
  });

  it('are not judged where nothing can be drawn', () => {
    expect(judgeInputs(handedIn(['1', '2'], '9, 2'))).toEqual({ ok: false, failure: { kind: 'notDrawn' } });
  });
});
