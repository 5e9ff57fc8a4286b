import { describe, expect, it } from 'vitest';
import { sourceText } from '../testing/index.ts';
import { judgeAnswer, type Judged, type Judging } from './index.ts';
import { usualJudging } from './testing/usual-judging.ts';

function said(type: Judged['type'], solution: string, input: string, more: Partial<Judging> = {}): string {
  const answer = { type, solution: sourceText(solution), correctors: [] };
  const { verdict, remark } = judgeAnswer(input, answer, { ...usualJudging, ...more });
  return remark?.kind ?? verdict;
}

describe('in a field of exact numbers', () => {
  it.each([
    ['input.number', '3/4', '0.749999999999999999'],
    ['input.number', '1/3', '0.333333333333333333333333'],
    ['input.number', '1', `0.${'9'.repeat(500)}`],
    ['input.number', 'sqrt(2)', '1.41421356237309505'],
    ['input.number', 'sqrt(2)', '1.4142135623730951'],
    ['input.number', 'pi', '3.14159265358979323846264338327950288'],
    ['input.finite-number-set', '3/4; 1', '0.749999999999999999; 1'],
    ['input.finite-number-set', 'sqrt(2); 1', '1.414213562373095; 1'],
    ['input.interval', '[0; sqrt(2)]', '[0; 1.41421356]'],
    ['input.interval', '[0; sqrt(2)]', '0 <= x <= 1.4142135623730951'],
    ['input.interval', '[0; 1/3)', '[0; 0.33333333)'],
    ['input.interval', '(-infinity; 1/3) OR (1/3; infinity)', 'ℝ\\{0.333333333333333333}'],
    ['input.matrix', '[1/3; 2]', '[0.333333333333333333; 2]'],
    ['input.matrix', '[[sqrt(2); x]; [0; 1]]', '[[1.414213562; x]; [0; 1]]'],
    ['input.function', 'x/3', '0.33333333333x'],
    ['input.function', 'sqrt(2) x', '1.41421356x'],
    ['input.function', 'sqrt(2) x', '1.41421356237309505x'],
    ['input.cases.function', '0 : x<sqrt(2); 1 : x>=sqrt(2)', '0 : x<1.41421356; 1 : x>=1.41421356'],
  ] as const)('of %s, %s is not %s', (type, solution, input) => {
    expect(said(type, solution, input, { field: 'rational' })).toBe('notExact');
  });

  it.each([
    ['integer', '10^6', '999999.9999999999999'],
    ['integer', '3', '2.9999999999999999'],
    ['integer', '2^53', '9007199254740993'],
    ['complex-rational', '1+i', '1+0.9999999999999999999i'],
  ] as const)('a number of the field %s, %s, is not %s', (field, solution, input) => {
    expect(said('input.number', solution, input, { field })).toBe('notExact');
  });

  it.each([
    ['input.number', 'sqrt(2)', '2/sqrt(2)'],
    ['input.number', 'sin(pi/6)', '1/2'],
    ['input.number', '3/4', '0.7500000000000000000000'],
    ['input.number', '2^100', '1267650600228229401496703205376'],
    ['input.finite-number-set', 'sqrt(2); 1', '2^(1/2); 1'],
    ['input.interval', '[0; sqrt(2)]', '[0; 2/√2]'],
    ['input.interval', '(-infinity; infinity)', 'ℝ'],
    ['input.interval', '[0; infinity)', 'x>=0'],
    ['input.matrix', '[sqrt(8); 1/3]', '[2√2; 2/6]'],
    ['input.function', 'sqrt(2) x', '2x/√2'],
    ['input.cases.function', '0 : x<sqrt(2); 1 : x>=sqrt(2)', '1 : x>=2/√2; 0 : x<√2'],
  ] as const)('of %s, %s may be written as %s', (type, solution, input) => {
    expect(said(type, solution, input, { field: 'rational' })).toBe('right');
  });
});

describe('in a field of decimals', () => {
  it.each([
    ['input.number', 'sqrt(2)', '1.41'],
    ['input.finite-number-set', 'sqrt(2); 1', '1.41; 1'],
    ['input.interval', '[0; sqrt(2)]', '[0; 1.41]'],
    ['input.matrix', '[sqrt(2); 1]', '[1.41; 1]'],
    ['input.function', 'sqrt(2) x', '1.41421356x'],
    ['input.cases.function', '0 : x<sqrt(2); 1 : x>=sqrt(2)', '0 : x<1.41421356; 1 : x>=1.41421356'],
  ] as const)('of %s, %s may be rounded to %s', (type, solution, input) => {
    expect(said(type, solution, input)).toBe('right');
  });
});

describe('a function by cases with two values at one point', () => {
  it.each([
    ['x : x<=1; x+1 : x>1', 'x : x<=1; x+1 : x>1; 5 : x=1', 'x = 1'],
    ['x : x<=0; x+1 : x>0', 'x : x<=0; x+1 : x>=0', 'x = 0'],
    ['1 : x>1000; 0 : x<=1000', '1 : x>1000; 0 : x<=1000; 5 : x=1000', 'x = 1000'],
    ['x^2 : x<2; 4 : x>=2', 'x^2 : x<2; 4 : x>=2; 0 : x=sqrt(2)', 'x = 1.41'],
    ['0 : x<0; 1 : x>=0', '0 : x<0; 1 : x>=0; 7 : x>50', 'x = 100'],
  ])('is not %s: %s', (solution, input, at) => {
    const answer = { type: 'input.cases.function', solution: sourceText(solution), correctors: [] } as const;
    const { verdict, remark } = judgeAnswer(input, answer, usualJudging);
    expect([verdict, remark?.kind]).toEqual(['wrong', 'twoValues']);
    if (remark?.kind === 'twoValues' && at !== 'x = 100') expect(remark.at).toBe(at);
  });

  it.each([
    ['x : x<0; x^2 : x>=0', 'x : x<=0; x^2 : x>=0'],
    // The author means the first piece.
    ['0 : x<0; 1 : x<5; 2 : otherwise', '0 : x<0; 1 : x<5; 2 : otherwise'],
    ['-x : x<0; x : x>=0', '|x| : x<5; x : x>=3'],
  ])('is none if the values are equal, or the author writes so: %s, %s', (solution, input) => {
    expect(said('input.cases.function', solution, input)).toBe('right');
  });
});

describe('the whole domain', () => {
  it.each([
    ['x+sqrt(2)', '(x^2-2)/(x-sqrt(2))', 'x = 1.41'],
    ['x', 'x(e^x-3)/(e^x-3)', 'x = 1.1'],
    ['x', 'x(e^x-3)^2/(e^x-3)^2', 'x = 1.1'],
    ['x', 'x|x-sqrt(2)|/|x-sqrt(2)|', 'x = 1.41'],
    ['sin(x)', 'sin(x)cos(x)/cos(x)', undefined],
    ['1-cos(x)', 'sin(x)^2/(1+cos(x))', undefined],
    ['x+pi', '(x^2-pi^2)/(x-pi)', 'x = 3.14'],
    ['x', 'x(x^3-2)/(x^3-2)', 'x = 1.26'],
    ['1', 'x/x', 'x = 0'],
    ['sin(x)', 'tan(x)*cos(x)', 'x = 1.57'],
    ['cos(x)', 'cot(x)*sin(x)', 'x = 0'],
    ['1', 'sec(x)*cos(x)', 'x = 1.57'],
    ['1', 'csc(x)*sin(x)', 'x = 0'],
    ['tan(x)', '1/cot(x)', 'x = 0'],
    ['sin(2x)', 'tan(2x)*cos(2x)', undefined],
    ['cosh(x)', 'coth(x)*sinh(x)', 'x = 0'],
  ])('of %s is not that of %s', (solution, input, missingAt) => {
    const correctors = [{ kind: 'wholeDomain' }] as const;
    const answer = { type: 'input.function', solution: sourceText(solution), correctors } as const;
    const { verdict, remark } = judgeAnswer(input, answer, usualJudging);
    expect([verdict, remark?.kind]).toEqual(['wrong', 'smallerDomain']);
    if (remark?.kind === 'smallerDomain' && missingAt !== undefined) expect(remark.missingAt).toBe(missingAt);
  });

  it.each([
    ['x', 'x(x^2+1)/(x^2+1)'],
    ['x', 'x e^x/e^x'],
    ['x', 'x(2+sin(x))/(2+sin(x))'],
    ['1/x', 'x/x^2'],
    ['x', 'cbrt(x)^3'],
    ['tan(x)', 'sin(x)/cos(x)'],
    ['sin(x)/cos(x)', 'tan(x)'],
    ['tan(x)', '1*tan(x)'],
    ['x/sin(x)', 'x*csc(x)'],
    ['1/sin(x)', '2/(2*sin(x))'],
  ])('of %s is that of %s', (solution, input) => {
    const correctors = [{ kind: 'wholeDomain' }] as const;
    const answer = { type: 'input.function', solution: sourceText(solution), correctors } as const;
    expect(judgeAnswer(input, answer, usualJudging)).toEqual({ verdict: 'right' });
  });
});
