import { describe, expect, it } from 'vitest';
import type { Corrector } from '../document/index.ts';
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

  it.each<[string, Corrector[], readonly [string, string], readonly [string, string]]>([
    [
      'a condition on what is typed',
      [{ kind: 'strings', relation: sourceText('count(*, ans) = 0 AND edited(ans_2)') }],
      ['4x', '3'],
      ['4*x', '3'],
    ],
    [
      'a condition on another answer',
      [{ kind: 'strings', relation: sourceText('ans_2 = 3') }],
      ['4x', '3'],
      ['4x', '4'],
    ],
    [
      'an expression that vanishes, in the answer as a function',
      [
        { kind: 'inputAsFunction', name: 'f', parameters: ['x'] },
        { kind: 'functionForZero', expression: sourceText('f(1) - ans_2') },
      ],
      ['7x', '7'],
      ['7x', '4'],
    ],
  ])('are judged by %s', (_, correctors, right, wrong) => {
    const { question, ...rest } = handedIn([]);
    const answers = [
      { type: 'input.function' as const, solution: sourceText('4x'), correctors },
      { type: 'input.number' as const, solution: sourceText('3'), correctors: [] },
    ];
    const first = (inputs: readonly string[]) => {
      const judged = judgeInputs({ ...rest, question: { ...question, answers }, inputs });
      return judged.ok && judged.value[0]?.verdict;
    };
    expect([first(right), first(wrong)]).toEqual(['right', 'wrong']);
  });

  it('are judged by matrices that vanish', () => {
    const { question, ...rest } = handedIn([]);
    const vanishing = { kind: 'matrixForZero', expression: sourceText('[[2;0];[0;3]]*ans - 2*ans') } as const;
    const answers = [{ type: 'input.matrix' as const, solution: sourceText('[[1];[0]]'), correctors: [vanishing] }];
    const judge = (input: string) => judgeInputs({ ...rest, question: { ...question, answers }, inputs: [input] });
    expect(judge('[[5];[0]]')).toMatchObject({ value: [{ verdict: 'right' }] });
    expect(judge('[[0];[5]]')).toMatchObject({ value: [{ verdict: 'wrong' }] });
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
