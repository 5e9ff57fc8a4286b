import { describe, expect, it } from 'vitest';
import { sourceText } from '../testing/index.ts';
import { judgeAnswer, type Judged, type Judging } from './index.ts';
import { usualJudging } from './testing/usual-judging.ts';

/** A solution of each type that none of the answers has. */
const others = {
  'input.function': 'x^7+x*y*z*a*b*c*n',
  'input.number': '17.3',
  'input.finite-number-set': '17.3; 4',
  'input.interval': '[7; 8]',
  'input.matrix': '[[x^7;5]]',
  'input.cases.function': 'x^7 : x<0; 5 : x>=0',
} as const;

type Asked = keyof typeof others;

function assess(type: Judged['type'], solution: string, input: string, more: Partial<Judging> = {}) {
  return judgeAnswer(input, { type, solution: sourceText(solution), correctors: [] }, { ...usualJudging, ...more });
}

const term = 'input.function';
const number = 'input.number';
const set = 'input.finite-number-set';
const complex = { field: 'complex' } as const;
const de = { language: 'de' } as const;
const fr = { language: 'fr' } as const;

/** An answer, the solution it is by the documented notation, and another that it is by another convention. */
type Row = [type: Asked, typed: string, documented: string, other: string, more?: Partial<Judging>];

const rows: Row[] = [
  // A product without a sign after a fraction
  [term, '1/2x', 'x/2', '1/(2x)'],
  [term, '1/2 x', 'x/2', '1/(2x)'],
  [term, '1÷2x', 'x/2', '1/(2x)'],
  [term, '1:2x', 'x/2', '1/(2x)'],
  [term, '(x+1)/2x', '(x+1)*x/2', '(x+1)/(2x)'],
  [term, 'a/bc', 'a*c/b', 'a/(b*c)'],
  [term, '2a/3b', '2*a*b/3', '2a/(3b)'],
  [term, '1/2(x+1)', '(x+1)/2', '1/(2(x+1))'],
  [term, '1/2sqrt(x)', 'sqrt(x)/2', '1/(2sqrt(x))'],
  [term, '1/(x+1)(x-1)', '(x-1)/(x+1)', '1/((x+1)(x-1))'],
  [term, '1/xe^x', 'e^x/x', '1/(x*e^x)'],
  [term, '1/2x(x+1)', 'x*(x+1)/2', '(x+1)/(2x)'],
  [term, '1/2x + 1/3y', 'x/2+y/3', '1/(2x)+1/(3y)'],
  [number, '6/2(1+2)', '9', '1'],
  [number, '1/2π', 'pi/2', '1/(2*pi)'],
  [set, '{1/2π; 1}', 'pi/2; 1', '1/(2*pi); 1'],
  ['input.interval', '[0; 1/2π]', '[0; pi/2]', '[0; 1/(2*pi)]'],
  ['input.matrix', '[[1/2x;1]]', '[[x/2;1]]', '[[1/(2x);1]]'],
  ['input.cases.function', '1/2x : x<0; 1 : x>=0', 'x/2 : x<0; 1 : x>=0', '1/(2x) : x<0; 1 : x>=0'],
  // A product without a sign after an exponent
  [term, '2^3x', '8x', '2^(3x)'],
  [term, 'e^2x', 'e^2*x', 'e^(2x)'],
  [term, 'e^2 x', 'e^2*x', 'e^(2x)'],
  [term, 'e**2x', 'e^2*x', 'e^(2x)'],
  [term, '2^-x y', 'y/2^x', '2^(-x*y)'],
  [term, 'e^-xy', 'e^(-x)*y', 'e^(-x*y)'],
  [term, 'e^ix', 'e^i*x', 'e^(i*x)', complex],
  [term, 'e^2x cos x', 'e^2*x*cos(x)', 'e^(2x)*cos(x)'],
  [term, 'e^2x(x+1)', 'e^2*x*(x+1)', 'e^(2x)*(x+1)'],
  [term, '1/e^2x', 'x/e^2', '1/e^(2x)'],
  [term, '-e^2x', '-e^2*x', '-e^(2x)'],
  [term, 'x^n(n+1)', 'x^n*(n+1)', 'x^(n(n+1))'],
  // Powers of powers, signs before powers, two signs of a factorial
  [number, '2^3^2', '512', '64'],
  [term, 'x^y^z', 'x^(y^z)', '(x^y)^z'],
  [number, '-2^2', '-4', '4'],
  [number, '3!!', '720', '3'],
  [number, '5!!', '120!', '15'],
  // Powers of functions, and of what they are applied to
  [term, 'sin^-1(x)', 'arcsin(x)', '1/sin(x)'],
  [term, 'sin^{-1}(x)', 'arcsin(x)', '1/sin(x)'],
  [term, 'sin⁻¹(x)', 'arcsin(x)', '1/sin(x)'],
  [term, 'tan^-1 x', 'arctan(x)', '1/tan(x)'],
  [term, 'sin x^2', 'sin(x^2)', 'sin(x)^2'],
  [term, 'sinx^2', 'sin(x^2)', 'sin(x)^2'],
  [term, 'ln x^2 + 1', 'ln(x^2)+1', 'ln(x)^2+1'],
  [term, 'sin 2x^3', 'sin(2*x^3)', 'sin(2x)^3'],
  // The end of an argument without brackets
  [term, 'sin x/2', 'sin(x)/2', 'sin(x/2)'],
  [term, '3 sin x/2', '3*sin(x)/2', '3*sin(x/2)'],
  [term, '√x/2', 'sqrt(x)/2', 'sqrt(x/2)'],
  [term, 'sin 2*x', 'sin(2)*x', 'sin(2x)'],
  [term, 'sin 2x cos x', 'sin(2x)*cos(x)', 'sin(2x*cos(x))'],
  [term, 'ln2x', 'ln(2x)', 'ln(2)*x'],
  [term, 'sin 2x', 'sin(2x)', 'sin(2)*x'],
  [term, 'sin xy', 'sin(x*y)', 'sin(x)*y'],
  [term, 'ln x(x+1)', 'ln(x*(x+1))', 'ln(x)*(x+1)'],
  // Logarithms
  [term, 'log x', 'ln(x)', 'lg(x)'],
  [term, 'log2x', 'log_2(x)', 'lg(2x)'],
  [term, 'log2x', 'log_2(x)', 'ln(2x)'],
  // Powers of ten
  [number, '3.2 E 4', '32000', '3.2*e*4'],
  [number, '3.2E4', '32000', '3.2*e*4'],
  [number, '3.2e4', '32000', '3.2*e*4'],
  [number, '3.2 e4', '32000', '3.2*e^4'],
  [number, '3,2 e4', '32000', '3.2*e*4', de],
  [number, '3.2 e 4', '3.2*e*4', '32000'],
  [number, '2e-3', '0.002', '2*e-3'],
  [term, '3E4x', '30000x', '12*e*x'],
  // Mixed numbers, percent, degrees
  [number, '1 3/4', '1.75', '0.75'],
  [number, '1 ¾', '1.75', '0.75'],
  [number, '3½', '3.5', '1.5'],
  [number, '5%', '0.05', '5'],
  [number, '200+5%', '200.05', '210'],
  [number, '200 - 5 %', '199.95', '190'],
  [number, '30°', 'pi/6', '30'],
  [number, "30°30'", '30.5*pi/180', '30.5'],
  // Decimal commas and groups of digits
  [set, '1,5', '1; 5', '1.5'],
  [set, '{1,5, 2}', '1; 5; 2', '1.5; 2'],
  [number, '1.234', '1.234', '1234'],
  [number, '1.234', '1.234', '1234', fr],
  [number, '1,234', '1234', '1.234'],
  [number, '1·5', '5', '1.5'],
  // Bars
  [term, '|a|b|c|', '|a|*b*|c|', '|a*|b|*c|'],
];

describe('an answer that is right in the documented notation', () => {
  it.each<Row>(rows)('%s %s is right for %s', (type, typed, documented, _, more) => {
    expect(assess(type, documented, typed, more).verdict).toBe('right');
  });
});

describe('an answer that is right only by another convention', () => {
  it.each<Row>(rows)('%s %s is asked about: %s or %s', (type, typed, _, other, more) => {
    const { verdict, remark } = assess(type, other, typed, more);
    expect({ verdict, kind: remark?.kind }).toEqual({ verdict: 'ambiguous', kind: 'twoReadings' });
  });

  it.each<Row>(rows)('%s %s is settled by typing what is meant: %s or %s', (type, typed, _, other, more) => {
    const { remark } = assess(type, other, typed, more);
    if (remark?.kind !== 'twoReadings') throw new Error('nothing is asked');
    expect(assess(type, other, remark.one, more).verdict).toBe('wrong');
    expect(assess(type, other, remark.other, more).verdict).toBe('right');
  });
});

describe('an answer that is right by no convention', () => {
  it.each<Row>(rows)('%s %s is wrong', (type, typed, _, __, more) => {
    expect(assess(type, others[type], typed, more).verdict).toBe('wrong');
  });
});

describe('brackets that are missing by every convention', () => {
  it.each<Row>([
    [term, 'x+1/x+2', 'x+1/x+2', '(x+1)/(x+2)'],
    [term, 'x^1/2', 'x/2', 'sqrt(x)'],
    [term, 'e^x/2', 'e^x/2', 'e^(x/2)'],
    [term, '2^n-1', '2^n-1', '2^(n-1)'],
    [term, 'sin x+1', 'sin(x)+1', 'sin(x+1)'],
    [term, '√x+1', 'sqrt(x)+1', 'sqrt(x+1)'],
    [term, '2n!', '2*n!', '(2n)!'],
    [term, 'n-1!', 'n-1', '(n-1)!'],
    [term, '1/2*x', 'x/2', '1/(2x)'],
    [term, '½x', 'x/2', '1/(2x)'],
    [term, '(1/2)x', 'x/2', '1/(2x)'],
    [term, '\\frac12x', 'x/2', '1/(2x)'],
    [term, 'e²x', 'e^2*x', 'e^(2x)'],
    [term, 'e^(2)x', 'e^2*x', 'e^(2x)'],
    [term, 'sin(x)/2', 'sin(x)/2', 'sin(x/2)'],
    [term, 'sin(x)^2', 'sin(x)^2', 'sin(x^2)'],
    [term, 'sin x²', 'sin(x^2)', 'sin(x)^2'],
    [term, '-x^2', '-x^2', 'x^2'],
    [term, '-1^n', '-1', '(-1)^n'],
    [number, '-10^2', '-100', '100'],
    [number, '8/4/2', '1', '4'],
  ])('%s %s is right for %s and wrong for %s', (type, typed, right, wrong) => {
    expect(assess(type, right, typed).verdict).toBe('right');
    expect(assess(type, wrong, typed).verdict).toBe('wrong');
  });
});

describe('an answer that is asked about whatever is right', () => {
  it.each<[type: Asked, typed: string, more?: Partial<Judging>]>([
    [term, 'x2'],
    [term, '1 3/4 x'],
    [number, '1.234', de],
    [set, '{1,5}', de],
  ])('%s %s has no reading', (type, typed, more) => {
    expect(assess(type, others[type], typed, more).verdict).toBe('invalid');
  });
});
