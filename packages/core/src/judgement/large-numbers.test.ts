import { describe, expect, it } from 'vitest';
import { sourceText } from '../testing/index.ts';
import { differentPairs, equalPairs } from './pairs/large-numbers.ts';
import { judgeAnswer } from './judge-answer.ts';
import type { Field } from '../expression/index.ts';

function judged(input: string, solution: string, field: Field = 'real', digits = 2): string {
  const answer = { type: 'input.number', solution: sourceText(solution), correctors: [] } as const;
  return judgeAnswer(input, answer, {
    ...{ drawn: new Map(), field, language: 'en', precision: { mode: 'atleast', digits }, displayPrecision: 2 },
  }).verdict;
}

/** Made by hand: numbers that are equal, and numbers that are not, beyond what doubles tell. */
const equal = [
  ['10^400/10^399', '10'],
  ['200!', '200*199!'],
  ['2^1025', '2*2^1024'],
  ['10^400', '10^200*10^200'],
  ['e^40', 'exp(40)'],
  ['1000e^30', '1000*exp(30)'],
  ['e^(1000 ln(1.05))', '1.05^1000'],
  ['cosh(40)', '(e^40+e^(-40))/2'],
  ['e^1000', 'exp(1000)'],
  ['e^1000/e^999', 'e'],
  ['(10^-200)^2*10^400', '1'],
  ['10^-320*10^320', '1'],
  ['2^1100/2^1090', '1024'],
  ['ln(10^500)', '500ln(10)'],
  ['sqrt(10^700)/10^350', '1'],
  ['170!*171', '171!'],
  ['3^700-3^700+1', '1'],
  ['235385266837019985.41', 'e^40'],
  ['2^60+1', '1152921504606846977'],
  ['1.7976931348623157E308*10', '17.976931348623157*10^308'],
  ['-10^400', '-(10^200)^2'],
  ['infinity', 'infinity'],
  ['1/0', 'infinity'],
  ['(1+10^-20)^(10^20)', 'e'],
  ['9^9^9^9', '9^9^9^9'],
] as const;

const different = [
  ['200!', '300!'],
  ['2^1024', '2^1025'],
  ['10^400', 'infinity'],
  ['10^400', '1/0'],
  ['infinity', '10^400'],
  ['-10^400', '10^400'],
  ['10^400', '-infinity'],
  ['10^400+1', '10^400'],
  ['2^60+1', '2^60'],
  ['10^400/10^399', '11'],
  ['e^1000', 'e^1001'],
  ['1.05^1000', '1.06^1000'],
  ['171!', '172!'],
  ['10^-320*10^320', '2'],
  ['10^300*10^300/10^599', '11'],
  ['cosh(800)', 'cosh(801)'],
  ['ln(10^500)', 'ln(10^501)'],
  ['0/0', '5'],
  ['ln(-1)', '5'],
] as const;

describe('a number of any size', () => {
  it.each(equal)('%s is right for %s', (answer, solution) => {
    expect(judged(answer, solution)).toBe('right');
    expect(judged(solution, answer)).toBe('right');
  });

  it.each(different)('%s is wrong for %s', (answer, solution) => {
    expect(judged(answer, solution)).toBe('wrong');
  });

  it.each([
    ['9^9^9^9', '9^9^9^8'],
    ['9^9^9^9', 'infinity'],
    ['10^(10^20)', '10^(10^21)'],
  ])('%s for %s is undecided: nothing computes them', (answer, solution) => {
    expect(judged(answer, solution)).toBe('undecided');
  });

  it.each([
    ['200!', '300!', 'wrong'],
    ['10^400/10^399', '10', 'right'],
    ['2^2000', '2^2001', 'wrong'],
    ['2^2000', '4^1000', 'right'],
  ])('%s for %s is %s or undecided in fields of exact numbers', (answer, solution, verdict) => {
    for (const field of ['integer', 'rational'] as const) expect(judged(answer, solution, field)).toBe(verdict);
  });
});

describe('a solution that was drawn as infinite', () => {
  it.each([
    ['infinity', 'right'],
    ['-infinity', 'wrong'],
    ['5', 'wrong'],
    ['10^300', 'wrong'],
    ['10^400', 'undecided'],
  ])('is compared with %s: %s', (answer, verdict) => {
    const asked = { type: 'input.number', solution: sourceText('s'), correctors: [] } as const;
    const drawn = new Map([['s', { kind: 'number', value: Infinity } as const]]);
    const within = { mode: 'atleast', digits: 2 } as const;
    const judging = { drawn, field: 'real', language: 'en', precision: within, displayPrecision: 2 } as const;
    expect(judgeAnswer(answer, asked, judging).verdict).toBe(verdict);
  });
});

describe('of two numbers compared with 4,000 digits by another program', () => {
  it.each([
    ['right', equalPairs, 1200],
    ['wrong', differentPairs, 1000],
  ] as const)('one is %s for the other', (verdict, written, fewest) => {
    const pairs = written
      .trim()
      .split('\n')
      .map((line) => line.split(' ~ '));
    expect(pairs.length).toBeGreaterThan(fewest);
    expect(pairs.filter(([answer = '', solution = '']) => judged(answer, solution) !== verdict)).toEqual([]);
  });
});
