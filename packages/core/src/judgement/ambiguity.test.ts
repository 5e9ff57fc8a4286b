import { describe, expect, it } from 'vitest';
import { sourceText } from '../testing/index.ts';
import { judgeAnswer, judgeAnswers, type Judged, type Judging } from './index.ts';
import { usualJudging } from './testing/usual-judging.ts';

function assess(type: Judged['type'], solution: string, input: string, more: Partial<Judging> = {}) {
  return judgeAnswer(input, { type, solution: sourceText(solution), correctors: [] }, { ...usualJudging, ...more });
}

const complex = { field: 'complex' } as const;
const rational = { field: 'rational' } as const;

describe('an answer with two readings of which exactly one is right', () => {
  it.each<[Judged['type'], string, string, Partial<Judging>?]>([
    ['input.function', 'sqrt(2)*x', '√2x'],
    ['input.function', 'sqrt(2x)', '√2x'],
    ['input.function', 'sqrt(2)*x', 'sqrt 2 x'],
    ['input.function', '2*sqrt(3)*a', '2√3 a'],
    ['input.function', '2*sqrt(3a)', '2√3 a'],
    ['input.function', 'sqrt(2)*(x+1)', '√2(x+1)'],
    ['input.function', 'sqrt(3)*a^2/4', '√3a²/4'],
    ['input.function', 'sqrt(3a^2)/4', '√3a²/4'],
    ['input.function', 'sqrt(x)*y', '√x y'],
    ['input.function', 'sqrt(2)*x=1', '√2x=1'],
    ['input.number', '2*sqrt(3)*pi', '2√3π'],
    ['input.number', '1+i', '√2 e^(iπ/4)', complex],
    ['input.number', '1+sqrt(3)*i', '1+√3i', complex],
    ['input.matrix', '[[sqrt(2)*x;1]]', '[[√2x;1]]'],
    ['input.cases.function', 'sqrt(2)*x : x<0; 1 : x>=0', '√2x : x<0; 1 : x>=0'],
    ['input.finite-number-set', 'sqrt(2)*pi; 1', '√2π; 1'],
    ['input.interval', '[0; sqrt(2)*pi]', '[0; √2π]'],
    ['input.function', 'a*sin(x)', 'asin(x)'],
    ['input.function', 'a*cos(x)+b', 'acos(x)+b'],
    ['input.function', 'arctan(a x)', 'atan(ax)'],
    ['input.function', 'ln(2)*x', 'ln 2 x'],
    ['input.function', 'ln(2x)', 'ln 2 x'],
    ['input.function', 'ln(2)*e^x', 'ln 2 e^x'],
    ['input.function', 'lg(x)', 'log(x)'],
    ['input.number', '2', 'log(100)'],
    ['input.function', 'sin(2)*x', 'sin 2 x'],
    ['input.function', 'sin(2x)', 'sin 2 x'],
    ['input.function', '2*sin(2)*x', '2 sin 2 x'],
    ['input.function', 'cos(3)*x', 'cos 3 x'],
    ['input.function', 'cos(3)*x', 'cos3 x'],
    ['input.function', 'tan(2)*x', 'tan 2 x'],
    ['input.function', 'tan(2)*x', 'tg 2 x'],
    ['input.function', 'arcsin(0.5)*x', 'arcsin 0.5 x'],
    ['input.function', 'sinh(2)*x', 'sinh 2 x'],
    ['input.function', 'exp(2)*x', 'exp 2 x'],
    ['input.function', 'lg(2)*x', 'log 2 x'],
    ['input.function', 'ln(x)*y', 'ln x y'],
    ['input.function', 'log_2(x)*y', 'log_2 x y'],
    ['input.function', 'log_2(x*y)', 'log_2 x y'],
    ['input.function', 'sin(x)*y', 'sin x y'],
    ['input.function', 'a*sin(x)', 'asinx'],
    ['input.function', 'a*cos(x)+b', 'acosx+b'],
    ['input.function', '2a*sin(2x)', '2asin2x'],
    ['input.function', 'a*sinh(x)', 'asinhx'],
    ['input.finite-number-set', '1000; 2000', '{1,000, 2,000}'],
    ['input.number', '1.5', '0.5(3)'],
    ['input.number', '8/15', '0.5(3)', rational],
  ])('%s %s, typed as %s, is ambiguous', (type, solution, input, more) => {
    expect(assess(type, solution, input, more).verdict).toBe('ambiguous');
  });

  it.each([
    ['sqrt(2)*x', 'sqrt(2x)', '√2x'],
    ['ln(2)*x', 'ln(2x)', 'ln 2 x'],
    ['a*sin(x)', 'arcsin(x)+0*a', 'asin(x)'],
  ])('is asked about in the same words whether %s or %s is right', (one, other, input) => {
    const [first, second] = [assess('input.function', one, input), assess('input.function', other, input)];
    expect(first.remark).toEqual(second.remark);
    expect(first.remark).toMatchObject({ kind: 'twoReadings' });
  });

  it('is asked about with both readings, in the language of the reader', () => {
    expect(assess('input.function', 'sqrt(2.5)*x', '√2,5x', { language: 'de' }).remark).toEqual({
      kind: 'twoReadings',
      one: 'sqrt(2,5 x)',
      other: 'sqrt(2,5) x',
    });
  });

  it('belongs to the solution that one reading is, where answers may be in any order', () => {
    const answer = (solution: string): Judged => ({
      type: 'input.function',
      solution: sourceText(solution),
      correctors: [],
    });
    const given = [
      { text: '√2x', language: 'en', answer: answer('x') },
      { text: 'x', language: 'en', answer: answer('sqrt(2)*x') },
    ] as const;
    const verdicts = judgeAnswers(given, [[1, 2]], usualJudging).map(({ assessment }) => assessment.verdict);
    expect(verdicts).toEqual(['ambiguous', 'right']);
  });
});

describe('an answer whose readings are all right or all wrong', () => {
  it.each<[Judged['type'], string, string, 'right' | 'wrong', Partial<Judging>?]>([
    ['input.function', 'sqrt(3)*x', '√2x', 'wrong'],
    ['input.function', 'sqrt(2)*(x+2)', '√2(x+1)', 'wrong'],
    ['input.function', 'sqrt(3)*a^2/2', '√3a²/4', 'wrong'],
    ['input.number', '1-sqrt(3)*i', '1+√3i', 'wrong', complex],
    ['input.function', 'sqrt(2x)', '√(2x)', 'right'],
    ['input.function', 'sqrt(2)*x', '√(2)x', 'right'],
    ['input.function', 'sqrt(2)*x', '√2·x', 'right'],
    ['input.function', 'sqrt(2)*x', 'x√2', 'right'],
    ['input.function', 'sqrt(2)*x', '\\sqrt{2}x', 'right'],
    ['input.function', 'sqrt(x+1)', '√x+1', 'wrong'],
    ['input.number', 'sqrt(6)', '√2√3', 'right'],
    ['input.function', 'arcsin(x)', 'asin(x)', 'right'],
    ['input.function', 'arcsin(x)+a', 'asin(x)', 'wrong'],
    ['input.function', 'a*sin(x)', 'a sin(x)', 'right'],
    ['input.function', 'sin(2x)', 'sin 2x', 'right'],
    ['input.function', 'arcsin(x)', 'asinx', 'right'],
    ['input.function', 'ln(2)*x', 'ln(2) x', 'right'],
    ['input.function', 'ln(2)*2^x', '2^x ln 2', 'right'],
    ['input.function', 'ln(x)', 'log(x)', 'right'],
    ['input.function', 'log_2(x)', 'log(x)', 'wrong'],
    ['input.number', 'lg(2)/lg(3)', 'log(2)/log(3)', 'right'],
    ['input.number', '32000', '3.2 E 4', 'right'],
    ['input.number', '1/3', '0.(3)', 'right', rational],
    ['input.number', '12/11', '1.(09)', 'right', rational],
    ['input.number', '1/3', '0,(3)', 'right', { ...rational, language: 'de' }],
    ['input.number', '1/6', '0.1\\overline{6}', 'right', rational],
    ['input.number', '1/3', '0.3\u0305', 'right', rational],
    ['input.number', '0', '0.(3)', 'wrong', rational],
    ['input.number', '1/3', '0.(4)', 'wrong', rational],
    ['input.finite-number-set', '1000; 2000', '{1,000; 2,000}', 'right'],
    ['input.finite-number-set', '1; 0; 2', '{1,000; 2,000}', 'wrong'],
    ['input.finite-number-set', '1; 2', '{1,000; 2,000}', 'right', { language: 'de' }],
  ])('%s %s, typed as %s, is %s', (type, solution, input, expected, more) => {
    expect(assess(type, solution, input, more).verdict).toBe(expected);
  });
});
