import { describe, expect, it } from 'vitest';
import { sourceText } from '../testing/index.ts';
import { judgeAnswer, printSolution } from './index.ts';
import { usualJudging } from './testing/usual-judging.ts';

function answer(solution: string, needsConstant = false, variable = 'x') {
  return {
    type: 'input.function',
    solution: sourceText(solution),
    correctors: [{ kind: 'antiderivative', variable, needsConstant }],
  } as const;
}

describe('an antiderivative', () => {
  it.each([
    ['x^3/3', 'x^3/3', 'right'],
    ['x^3/3', 'x^3/3+C', 'right'],
    ['x^3/3', 'C+x^3/3', 'right'],
    ['x^3/3', '1/3x^3+7', 'right'],
    ['x^3/3', '(x^3+k)/3', 'right'],
    ['x^3/3', 'x^3/3-c', 'right'],
    ['x^3/3', 'x^3/3+C_1', 'right'],
    ['x^3/3', 'x^3/3+pi', 'right'],
    ['x^3/3', 'x^3', 'wrong'],
    ['x^3/3', 'x^3/3+x', 'wrong'],
    ['x^3/3', 'x^3/3+C x', 'wrong'],
    ['x^3/3', 'C x^3/3', 'wrong'],
    ['x^3/3', 'x^2', 'wrong'],
    ['x^3/3', 't^3/3', 'wrong'],
    ['x^3/3', 'x^3/3+hello', 'invalid'],
    ['x^3/3', 'x^3/3+', 'invalid'],
    ['x^3/3', 'x^3/3<C', 'invalid'],
    ['x^3/3+C', 'x^3/3+k', 'right'],
    ['x^3/3+C', 'x^3/3', 'right'],
    ['sin(x)^2', '-cos(x)^2', 'right'],
    ['sin(x)^2', '-cos(2x)/2', 'right'],
    ['sin(x)^2', 'cos(x)^2', 'wrong'],
    ['sin(x)^2/2', '-cos(2x)/4+C', 'right'],
    ['ln|x|', 'ln|x|', 'right'],
    ['ln|x|', 'ln|x|+C', 'right'],
    ['ln|x|', 'ln|2x|', 'right'],
    ['ln|x|', 'ln(x^2)/2', 'right'],
    ['ln(x)', 'ln(x)', 'right'],
    ['ln(x)', 'ln|x|', 'right'],
    ['ln(x)', 'ln(5x)', 'right'],
    ['ln(x)', 'ln(-x)', 'wrong'],
    ['ln(x)', '1/x', 'wrong'],
    ['x ln(x)-x', 'x(ln(x)-1)', 'right'],
    ['x ln(x)-x', 'x ln x-x+C', 'right'],
    ['e^(2x)/2', '1/2e^(2x)', 'right'],
    ['e^(2x)/2', 'e^(2x)', 'wrong'],
    ['arctan(x)', 'arctan(x)^2', 'wrong'],
    ['arctan(x)', 'arctan(x)+C', 'right'],
    ['arctan(x)', 'arcsin(x/sqrt(1+x^2))', 'right'],
    ['a x^2/2', 'a x^2/2+C', 'right'],
    ['a x^2/2', 'a*x^2/2+b', 'right'],
    ['a x^2/2', 'x^2/2', 'wrong'],
    ['2/3x^(3/2)', '2/3 x sqrt(x)', 'right'],
    ['2/3x^(3/2)', '2/3 sqrt(x^3)+C', 'right'],
    ['(x+1)^5/5', 'x^5/5+x^4+2x^3+2x^2+x', 'right'],
    ['-1/x', '-1/x', 'right'],
    ['-1/x', '(x-1)/x', 'right'],
  ])('%s, written as %s, is %s', (solution, input, verdict) => {
    expect(judgeAnswer(input, answer(solution), usualJudging)).toEqual({ verdict });
  });

  it.each([
    ['x^2', 'x^2+C', 'right'],
    ['x^2', 'C+x^2', 'right'],
    ['x^2', 'x^2-k', 'right'],
    ['x^2', 'x^2+2C', 'right'],
    ['x^2', 'x^2', 'missingConstant'],
    ['x^2', 'x^2+7', 'missingConstant'],
    ['x^2', 'x^2+C-C', 'missingConstant'],
    ['x^2', 'x^2+0C', 'missingConstant'],
    ['x^2', 'x^2+pi', 'missingConstant'],
    ['x^2', '2x', 'wrong'],
    ['x^2', '2x+C', 'wrong'],
    ['x^2+C', 'x^2+K', 'right'],
    ['x^2+C', 'x^2', 'missingConstant'],
    ['a x^2', 'a x^2+C', 'right'],
    ['a x^2', 'a x^2+a', 'missingConstant'],
    ['a x^2', 'a x^2', 'missingConstant'],
  ])('with a constant: %s, written as %s, is %s', (solution, input, expected) => {
    const { verdict, remark } = judgeAnswer(input, answer(solution, true), usualJudging);
    expect(remark?.kind ?? verdict).toBe(expected);
  });

  it('is never right in a letter that the solution does not have', () => {
    expect(judgeAnswer('cos(x)', answer('sin(x)', false, 't'), usualJudging).verdict).toBe('undecided');
    expect(judgeAnswer('sin(x)', answer('sin(x)', false, 't'), usualJudging).verdict).toBe('undecided');
    expect(judgeAnswer('7', answer('5', false, 't'), usualJudging).verdict).toBe('right');
  });

  it('may be one in another variable', () => {
    expect(judgeAnswer('t^2/2+x', answer('t^2/2', true, 't'), usualJudging)).toEqual({ verdict: 'right' });
    expect(judgeAnswer('5t', answer('5t', false, 't'), usualJudging)).toEqual({ verdict: 'right' });
  });

  it.each(['x^2', 'x^2+C', 'C x', 'ln|x|', 'a/x'])('is right as its solution %s is printed', (solution) => {
    const asked = answer(solution, true);
    expect(judgeAnswer(printSolution(asked, usualJudging), asked, usualJudging)).toEqual({ verdict: 'right' });
  });

  it('is right where it is defined, unless the whole domain is asked for', () => {
    const missing = { kind: 'smallerDomain', missingAt: 'x = -2' };
    expect(judgeAnswer('ln(x)+C', answer('ln|x|', true), usualJudging)).toEqual({ verdict: 'right', remark: missing });
    const strict = answer('ln|x|', true);
    expect(
      judgeAnswer('ln(x)+C', { ...strict, correctors: [...strict.correctors, { kind: 'wholeDomain' }] }, usualJudging),
    ).toEqual({ verdict: 'wrong', remark: missing });
  });
});

describe('a constant of integration', () => {
  const said = (solution: string, input: string) => {
    const { verdict, remark } = judgeAnswer(input, answer(solution, true), usualJudging);
    return remark?.kind ?? verdict;
  };

  it.each([
    ['x^2', 'x^2+C'],
    ['x^2', 'x^2-2C'],
    ['x^2', 'x^2+C/3+1'],
    ['x^2', 'x^2+C+D'],
    ['x^2', 'x^2+const'],
    ['ln(abs(x))', 'ln|x|+ln|C|'],
    ['ln(abs(x))', 'ln|Cx|'],
    ['x^2', 'x^2+C^3'],
    ['x^2', 'x^2-2C^3+C'],
    ['x^2', '(2x^2+C^5)/2'],
    ['x^2', 'x^2+sinh(C)'],
    ['x^2', 'x^2+sinh(C^3)'],
    ['x^2', 'x^2+tan(C)'],
    ['x^2', 'x^2+ln(C^2)'],
    ['x^2', 'x^2+C^(1/3)'],
    ['x^2', 'x^2+cbrt(C)'],
    ['x^2', 'x^2+C^2+D'],
  ])('of %s may be any number in %s', (solution, input) => {
    expect(said(solution, input)).toBe('right');
  });

  it.each(['sin(C)', 'C^2', 'e^C', 'abs(C)', '1/C', 'sqrt(C)', 'cos(C)^2', 'C^4', 'arctan(C)', '(C-1)^2'])(
    'is not every number as %s',
    (constant) => {
      expect(said('x^2', `x^2+${constant}`)).toBe('narrowConstant');
    },
  );

  it.each(['C*|C|', 'C^2-D^2', 'C^3+sin(C)', 'C*e^C'])('is not refused without a proof as %s', (constant) => {
    expect(said('x^2', `x^2+${constant}`)).toBe('undecided');
  });

  it('is missing where it cancels out', () => {
    expect(said('x^2', 'x^2+C-C')).toBe('missingConstant');
    expect(said('x^2', 'x^2+0C')).toBe('missingConstant');
  });
});
