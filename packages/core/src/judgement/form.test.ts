import { describe, expect, it } from 'vitest';
import type { AnswerForm } from '../question/index.ts';
import { sourceText } from '../testing/index.ts';
import { judgeAnswer, type Judging } from './index.ts';

const judging: Judging = {
  drawn: new Map(),
  field: 'real',
  precision: { mode: 'atleast', digits: 4 },
  displayPrecision: 2,
  language: 'en',
};

/** What is said about an answer that is judged by a form: right, wrong, or the remark. */
function said(form: AnswerForm, solution: string, input: string): string {
  const type = /[a-z]/.test(solution.replaceAll('sqrt', '')) ? 'input.function' : 'input.number';
  const answer = { type, solution: sourceText(solution), correctors: [{ kind: 'form', form }] } as const;
  const { verdict, remark } = judgeAnswer(input, answer, judging);
  expect(remark === undefined || verdict === 'wrong').toBe(true);
  return remark?.kind ?? verdict;
}

const no = { form: 'remark' } as const;

describe('a fraction in lowest terms', () => {
  it.each([
    ['3/4', '3/4', 'right'],
    ['3/4', '6/8', no],
    ['3/4', '75/100', no],
    ['3/4', '0.75', no],
    ['3/4', '3/5', 'wrong'],
    ['3/4', '6/7', 'wrong'],
    ['3/4', '1/2+1/4', no],
    ['3/4', '3*1/4', no],
    ['3/4', '(3)/(4)', 'right'],
    ['3/4', '(3/4)', 'right'],
    ['3/4', '-3/-4', no],
    ['3/4', '+3/4', 'right'],
    ['-3/4', '-3/4', 'right'],
    ['-3/4', '-(3/4)', 'right'],
    ['-3/4', '3/(-4)', no],
    ['-3/4', '-6/8', no],
    ['-3/4', '-(-3)/(-4)', no],
    ['5', '5', 'right'],
    ['5', '5/1', no],
    ['5', '10/2', no],
    ['5', '2+3', no],
    ['0', '0', 'right'],
    ['0', '0/3', no],
    ['sqrt(2)/2', 'sqrt(2)/2', 'right'],
    ['sqrt(2)/2', '2sqrt(2)/4', no],
    ['sqrt(2)/2', '1/sqrt(2)', 'right'],
    ['x/2', 'x/2', 'right'],
    ['x/2', '2x/4', no],
    ['x/2', '1/2 x', 'right'],
    ['x/2', '2/4 x', no],
    ['x/2', '0.5x', 'right'],
    ['x/2', '(x/2)/1', no],
    ['x/2', 'x^2/(2x)', no],
    ['x+1', '(x^2-1)/(x-1)', no],
    ['x+1', 'x+1', 'right'],
    ['(x+1)/(x-1)', '(x+1)/(x-1)', 'right'],
    ['(x+1)/(x-1)', '(x^2-1)/(x-1)^2', no],
    ['(x+1)/(x-1)', '(2x+2)/(2x-2)', no],
    ['(x+1)/(x-1)', '(-x-1)/(1-x)', 'right'],
    ['(x+y)/(x-y)', '(x+y)/(x-y)', 'right'],
    ['(x+y)/(x-y)', '(x^2-y^2)/(x-y)^2', no],
    ['(x+y)/(x-y)', '(x^2+2x y+y^2)/(x^2-y^2)', no],
    ['1/x', 'x/x^2', no],
    ['1/x', '1/x', 'right'],
    ['1/x', 'e^x/(x e^x)', no],
  ])('%s, written as %s', (solution, input, expected) => {
    expect(said('lowestTerms', solution, input)).toBe(expected === no ? 'notLowestTerms' : expected);
  });
});

describe('a factored term', () => {
  it.each([
    ['x^2-1', '(x-1)(x+1)', 'right'],
    ['x^2-1', '(x+1)*(x-1)', 'right'],
    ['x^2-1', '-(1-x)(x+1)', 'right'],
    ['x^2-1', '(1-x)(-x-1)', 'right'],
    ['x^2-1', 'x^2-1', no],
    ['x^2-1', '(x-1)(x+2)', 'wrong'],
    ['x^2-1', '1(x^2-1)', no],
    ['x^2+1', 'x^2+1', 'right'],
    ['x^2-1', 'sqrt(x^2-1)^2', no],
    ['x^2-1', '(sqrt(x^2-1))^2', no],
    ['x^2-1', '((x^2-1)^(1/2))^2', no],
    ['x^2-1', 'sqrt(x^2-1)*sqrt(x^2-1)', no],
    ['x^2-1', 'cbrt(x^2-1)^3', no],
    ['x^2-1', 'exp(ln(x^2-1))', no],
    ['x^2-1', '(x^2-1)^1', no],
    ['x^2+1', 'sqrt(x^2+1)^2', 'right'],
    ['x*sqrt(x+1)^3', 'x*(x+1)*sqrt(x+1)', 'right'],
    ['sin(x)^2*x', 'x*sin(x)^2', 'right'],
    ['x^2-2', 'x^2-2', 'right'],
    ['x^2-2', '(x-sqrt(2))(x+sqrt(2))', 'right'],
    ['x^2+2x+1', '(x+1)^2', 'right'],
    ['x^2+2x+1', '(x+1)(x+1)', 'right'],
    ['x^2+2x+1', 'x^2+2x+1', no],
    ['x^2+2x+1', 'x(x+2)+1', no],
    ['2x+2', '2(x+1)', 'right'],
    ['2x+2', '2x+2', no],
    ['2x+2', '4(x/2+1/2)', 'right'],
    ['(x-1/2)(x+3)', '(x-1/2)(x+3)', 'right'],
    ['(x-1/2)(x+3)', '(x-0.5)(x+3)', 'right'],
    ['(x-1/2)(x+3)', '1/2(2x-1)(x+3)', 'right'],
    ['(x-1/2)(x+3)', '1/2(2x^2+5x-3)', no],
    ['x^3-x', 'x(x-1)(x+1)', 'right'],
    ['x^3-x', 'x(x^2-1)', no],
    ['x^3-x', '(x^2-x)(x+1)', no],
    ['x^3-1', '(x-1)(x^2+x+1)', 'right'],
    ['x^4-1', '(x-1)(x+1)(x^2+1)', 'right'],
    ['x^4-1', '(x^2-1)(x^2+1)', no],
    ['x^4+4', '(x^2+2x+2)(x^2-2x+2)', 'right'],
    ['x^4+4', 'x^4+4', no],
    ['x^4+1', 'x^4+1', 'right'],
    ['x^6-1', '(x-1)(x+1)(x^2+x+1)(x^2-x+1)', 'right'],
    ['x^6-1', '(x^3-1)(x^3+1)', no],
    ['x^5+x+1', 'x^5+x+1', no],
    ['x^5+x+1', '(x^2+x+1)(x^3-x^2+1)', 'right'],
    ['x^5-x-1', 'x^5-x-1', 'right'],
    ['6x^2+x-1', '(2x+1)(3x-1)', 'right'],
    ['6x^2+x-1', '6(x+1/2)(x-1/3)', 'right'],
    ['1000001x^2+1999998x-3000000', '1000001x^2+1999998x-3000000', 'right'],
    ['x^2-y^2', '(x-y)(x+y)', 'right'],
    ['x^2-y^2', 'x^2-y^2', no],
    ['x^2+y^2', 'x^2+y^2', 'right'],
    ['x^2-y', 'x^2-y', 'right'],
    ['x y+y', 'y(x+1)', 'right'],
    ['x y+y', 'x y+y', no],
    ['x^2+2x y+y^2', '(x+y)^2', 'right'],
    ['a x+a y+b x+b y', '(a+b)(x+y)', 'right'],
    ['a x+a y+b x+b y', 'a(x+y)+b(x+y)', no],
    ['x e^x+e^x', '(x+1)e^x', 'right'],
    ['x e^x+e^x', 'x e^x+e^x', no],
    ['sin(x)^2-1', '(sin(x)-1)(sin(x)+1)', 'right'],
    ['sin(x)^2-1', 'sin(x)^2-1', no],
    ['(x-1)/(x+1)', '(x-1)/(x+1)', 'right'],
    ['(x^2-1)/x', '(x^2-1)/x', no],
    ['12', '2^2*3', 'right'],
    ['12', '3*2*2', 'right'],
    ['12', '4*3', no],
    ['12', '12', no],
    ['97', '97', 'right'],
  ])('%s, written as %s', (solution, input, expected) => {
    expect(said('factored', solution, input)).toBe(expected === no ? 'notFactored' : expected);
  });
});

describe('an expanded term', () => {
  it.each([
    ['x^2-1', 'x^2-1', 'right'],
    ['x^2-1', '-1+x^2', 'right'],
    ['x^2-1', '(x-1)(x+1)', no],
    ['x^2-1', '(x^2-1)', 'right'],
    ['x^2-1', '-(1-x^2)', no],
    ['x^2-1', 'x*x-1', 'right'],
    ['x^2-1', 'x^2-2', 'wrong'],
    ['x^2-1', 'x^2+x-x-1', 'right'],
    ['(x+1)^2', 'x^2+2x+1', 'right'],
    ['(x+1)^2', 'x^2+x+x+1', 'right'],
    ['(x+1)^2', '(x+1)^2', no],
    ['(x+1)^2', '(x+1)(x+1)', no],
    ['(x+1)^2', 'x(x+2)+1', no],
    ['(x+1)^2', 'x^2+2(x+1)-1', no],
    ['(x+1)^2', 'x²+2x+1', 'right'],
    ['2(x+1)', '2x+2', 'right'],
    ['2(x+1)', '2(x+1)', no],
    ['2(x+1)', '2*x+2*1', 'right'],
    ['2(x+1)', '(x+1)2', no],
    ['2(x+1)', '(x+1)/0.5', no],
    ['x-(y-z)', 'x-y+z', 'right'],
    ['x-(y-z)', 'x-(y-z)', no],
    ['x-(y-z)', 'x+(z-y)', 'right'],
    ['4x^2', '4x^2', 'right'],
    ['4x^2', '(2x)^2', no],
    ['4x^2', '(2x)(2x)', 'right'],
    ['(x+1)/2', 'x/2+1/2', 'right'],
    ['(x+1)/2', '1/2x+1/2', 'right'],
    ['(x+1)/2', '(x+1)/2', no],
    ['(x+1)/2', '1/2(x+1)', no],
    ['1/(x+1)', '1/(x+1)', 'right'],
    ['(x+1)/(x-1)', '(x+1)/(x-1)', 'right'],
    ['sin(2(x+1))', 'sin(2x+2)', 'right'],
    ['sin(2(x+1))', 'sin(2(x+1))', 'right'],
    ['sin(x)(x+1)', 'x sin(x)+sin(x)', 'right'],
    ['sin(x)(x+1)', 'sin(x)(x+1)', no],
    ['sin(x)^2', 'sin(x)^2', 'right'],
    ['(x+y)^3', 'x^3+3x^2y+3x y^2+y^3', 'right'],
    ['(x+y)^3', '(x+y)(x^2+2x y+y^2)', no],
    ['sqrt(x+1)', 'sqrt(x+1)', 'right'],
    ['sqrt(x+1)', '(x+1)^(1/2)', 'right'],
    ['e^(x+1)', 'e^(x+1)', 'right'],
    ['e^x(e^x+1)', 'e^(2x)+e^x', 'right'],
  ])('%s, written as %s', (solution, input, expected) => {
    expect(said('expanded', solution, input)).toBe(expected === no ? 'notExpanded' : expected);
  });
});

describe('partial fractions', () => {
  const first = '1/((x-1)(x+1))';
  const second = '(x^2+1)/(x(x-1)^2)';
  const third = 'x^3/(x^2-1)';
  const fourth = '1/(x^3+x)';
  it.each([
    [first, '1/(2(x-1))-1/(2(x+1))', 'right'],
    [first, '(1/2)/(x-1)-(1/2)/(x+1)', 'right'],
    [first, '0.5/(x-1)-0.5/(x+1)', 'right'],
    [first, '1/2*1/(x-1)-1/2*1/(x+1)', 'right'],
    [first, '-1/(2x+2)+1/(2x-2)', 'right'],
    [first, '1/(2x-2)+1/(-2x-2)', 'right'],
    [first, '1/2(1/(x-1)-1/(x+1))', no],
    [first, '1/((x-1)(x+1))', no],
    [first, '1/(x^2-1)', no],
    [first, '1/(x-1)-1/(x+1)', 'wrong'],
    [first, '1/4/(x-1)+1/4/(x-1)-1/2/(x+1)', no],
    [first, 'x/(x-1)-(x-0.5)/(x-1)-0.5/(x+1)', no],
    [second, '1/x+2/(x-1)^2', 'right'],
    [second, '2/(x-1)^2+1/x', 'right'],
    [second, '2/((x-1)(x-1))+1/x', 'right'],
    [second, '2/(1-x)^2+1/x', 'right'],
    [second, '1/x+2/(x^2-2x+1)', no],
    [second, '(x+1)/(x-1)^2+1/x-1/(x-1)', no],
    [second, second, no],
    [second, '1/x+1/(x-1)^2', 'wrong'],
    [third, 'x+1/(2(x-1))+1/(2(x+1))', 'right'],
    [third, '1/(2x-2)+x+1/(2x+2)', 'right'],
    [third, 'x+x/(x^2-1)', no],
    [third, 'x^3/(x^2-1)', no],
    [third, 'x+1+1/(2(x-1))+1/(2(x+1))-1', 'right'],
    [third, 'x+1/(2(x-1))+1/(2(x+2))', 'wrong'],
    [fourth, '1/x-x/(x^2+1)', 'right'],
    [fourth, '1/x-x/(1+x^2)', 'right'],
    [fourth, '-x/(x^2+1)+1/x', 'right'],
    [fourth, '1/(x(x^2+1))', no],
    [fourth, '1/x-x^2/(x(x^2+1))', no],
    [fourth, '1/x+x/(x^2+1)', 'wrong'],
    ['3/(x-2)', '3/(x-2)', 'right'],
    ['3/(x-2)', '6/(2x-4)', 'right'],
    ['3/(x-2)', '1/(x-2)+2/(x-2)', no],
    ['1/(x-a)+1/(x+a)', '1/(x-a)+1/(x+a)', 'right'],
    ['1/(x-a)+1/(x+a)', '2x/(x^2-a^2)', no],
    ['1/(a(x-a))', '1/(a(x-a))', 'right'],
    ['1/t^2+1/t', '1/t+1/t^2', 'right'],
    ['1/t^2+1/t', '(1+t)/t^2', no],
    ['1/t^2+1/t', '(1+t)/(t*t)', no],
    ['x+1', 'x+1', 'right'],
  ])('%s, written as %s', (solution, input, expected) => {
    expect(said('partialFractions', solution, input)).toBe(expected === no ? 'notPartialFractions' : expected);
  });
});

describe('a simplified term', () => {
  it.each([
    ['5x', '5x', 'right'],
    ['5x', '2x+3x', no],
    ['5x', 'x*5', 'right'],
    ['5x', '5*x', 'right'],
    ['5x', '2+5x-2', no],
    ['5x', '5x+0', no],
    ['5x', '5x^1', no],
    ['5x', '5x/1', no],
    ['5x', '10x/2', no],
    ['5x', '-(-5x)', no],
    ['5x', '(-5)(-x)', no],
    ['5x', '5x^2/x', no],
    ['5x', '4x', 'wrong'],
    ['x', '1x', no],
    ['x', '(x)', 'right'],
    ['-x', '-x', 'right'],
    ['-x', '-1x', no],
    ['x^2', 'x*x', no],
    ['x^2', 'x^2', 'right'],
    ['x^6', '(x^2)^3', no],
    ['x^6', 'x^2*x^4', no],
    ['x^2+x', 'x(x+1)', 'right'],
    ['x^2+x', 'x^2+x', 'right'],
    ['x^2-1', '(x-1)(x+1)', 'right'],
    ['(x+1)^2', '(x+1)^2', 'right'],
    ['(x+1)^2', '(x+1)(x+1)', no],
    ['(x+1)^2', 'x^2+x+x+1', no],
    ['5x+2', '2(x+1)+3x', no],
    ['5x+2', '2+5x', 'right'],
    ['2x', 'x(x+2)-x^2', no],
    ['x/2', 'x/2', 'right'],
    ['x/2', '1/2x', 'right'],
    ['x/2', '0.5x', 'right'],
    ['x/2', '2x/4', no],
    ['x/2+x/3', '5x/6', 'right'],
    ['x/2+x/3', '5/6 x', 'right'],
    ['x/2+x/3', 'x/2+x/3', no],
    ['1/x+1/y', '1/x+1/y', 'right'],
    ['1/x+1/y', '(x+y)/(x y)', 'right'],
    ['x+1', '(x^2-1)/(x-1)', no],
    ['2sqrt(2)', '2sqrt(2)', 'right'],
    ['2sqrt(2)', 'sqrt(8)', no],
    ['2', 'sqrt(4)', no],
    ['8', '2^3', no],
    ['8', '3+5', no],
    ['8', '8', 'right'],
    ['3/4', '6/8', no],
    ['3/4', '0.75', 'right'],
    ['3000', '3*10^3', 'right'],
    ['e^(ln(x))', 'e^ln(x)', no],
    ['sqrt(x)^2', 'sqrt(x)^2', no],
    ['sqrt(x)^2', 'x', 'right'],
    ['a b', 'b a', 'right'],
    ['a b', '2a b/2', no],
    ['3a-2b', '5a-2b-2a', no],
    ['3a-2b', '-2b+3a', 'right'],
  ])('%s, written as %s', (solution, input, expected) => {
    expect(said('simplified', solution, input)).toBe(expected === no ? 'notSimplified' : expected);
  });
});

describe('a form', () => {
  it('is nothing to a question that asks for none', () => {
    const answer = { type: 'input.number', solution: sourceText('3/4'), correctors: [] } as const;
    expect(judgeAnswer('6/8', answer, judging)).toEqual({ verdict: 'right' });
  });

  it('is examined in time, however long the answer', () => {
    const sum = Array.from({ length: 60 }, (_, power) => `(x+${power})`).join('');
    for (const form of ['lowestTerms', 'factored', 'expanded', 'partialFractions', 'simplified'] as const) {
      said(form, 'x^2', `${sum}/${sum}*x^2`);
      said(form, 'x^59+7x^3+1', 'x^59+7x^3+1');
      said(form, '(a+b+c+d+f+g)^9', '(a+b+c+d+f+g)^9');
    }
  });
});

describe('a form leaves nothing to calculate', () => {
  it.each([
    ['lowestTerms', '3/4', '√9/4'],
    ['lowestTerms', '3/4', '3/2^2'],
    ['lowestTerms', '3/4', '(3/4)^1'],
    ['lowestTerms', '3/4', '|-3|/4'],
    ['lowestTerms', '3/4', '3*4^-1'],
    ['lowestTerms', '3/4', '9^(1/2)/4'],
    ['lowestTerms', '3/4', 'max(3;1)/4'],
    ['lowestTerms', '1/2', 'cos(pi/3)'],
    ['lowestTerms', '6', '3!'],
    ['factored', '12', '√144'],
    ['factored', '12', '2*3!'],
    ['factored', '12', '2^(1+1)*3'],
    ['factored', '12', '2*2*|3|'],
    ['factored', 'x^2-1', 'x(x-1/x)'],
    ['factored', 'x^2-1', 'x^2(1-x^-2)'],
    ['factored', 'x^2-1', '(x-1)/(1/(x+1))'],
    ['factored', 'x^2-1', '(x-1)(x+1)(x+2)/(x+2)'],
    ['simplified', 'x', 'sin(pi/2)x'],
    ['simplified', '6x', '3!x'],
    ['simplified', '2x', '|-2|x'],
    ['simplified', '2*sqrt(3)', '6/√3'],
    ['expanded', 'x^2+2x+1', '1/(x+1)^-2'],
  ] as const)('%s: %s is not %s', (form, solution, input) => {
    expect(said(form, solution, input)).toMatch(/^not/);
  });

  it.each([
    ['lowestTerms', '1000', '10^3'],
    ['lowestTerms', 'sqrt(2)/2', '√2/2'],
    ['factored', '(x+1)/x', '(x+1)/x'],
    ['simplified', '1/x', 'x^-1'],
    ['simplified', '2*sqrt(3)', '2√3'],
  ] as const)('%s: %s may be %s', (form, solution, input) => {
    expect(said(form, solution, input)).toBe('right');
  });
});
