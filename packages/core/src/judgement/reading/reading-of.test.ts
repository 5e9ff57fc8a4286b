import { describe, expect, it } from 'vitest';
import { sourceText } from '../../testing/index.ts';
import { judgeAnswer, typedFailureData, type Judged } from '../index.ts';
import { complexPairs, decimalNumberPairs, exactNumberPairs } from '../pairs/numbers.ts';
import { functionPairs } from '../pairs/functions.ts';
import { relationPairs } from '../pairs/relations.ts';
import { usualJudging } from '../testing/usual-judging.ts';
import { askedOf, looksAsTyped, readingFormula, readingOf, readingTex, type Asked } from './index.ts';

const real: Asked = { type: 'input.number', field: 'real', language: 'en' };
const x = new Set(['x']);
const term: Partial<Asked> = { type: 'input.function', names: x };
const logic: Partial<Asked> = { type: 'input.function', names: new Set(['A']), notation: 'proposition' };

function texOf(typed: string, asked: Asked): string {
  const reading = readingOf(typed, asked);
  if (reading === undefined) return 'nothing';
  if (reading.ok) return readingTex(reading.value, asked.language);
  const { kind, span } = reading.failure;
  return `${kind}: ${typed.slice(span.from, span.to)}`;
}

describe('is read', () => {
  it.each<readonly [string, Partial<Asked>, string]>([
    ['1/2', { type: 'end' }, '\\frac{1}{2}'],
    ['-oo', { type: 'end' }, '-\\infty'],
    ['x<2', { type: 'condition', names: x }, 'x<2'],
    ['wenn x<2', { type: 'condition', names: x }, 'x<2'],
    ['sonst', { type: 'condition', names: x }, 'nothing'],
    ['x+2', { type: 'condition', names: x }, 'truthValueExpected: x+2'],
    ['x<-2 or x>2', { type: 'input.interval' }, 'x<-2\\vee x>2'],
    ['x^2>4', { type: 'input.interval' }, 'notAnInterval: x^2>4'],
    ['x ∈ [0; 1]', { type: 'input.interval' }, '\\left[0;\\,1\\right]'],
    ['ℝ\\{2; 3}', { type: 'input.interval' }, '\\mathbb{R}\\setminus\\left\\{2;\\,3\\right\\}'],
    ['x = 1 or x = 2', { type: 'input.finite-number-set' }, '\\left\\{1;\\,2\\right\\}'],
    ['±2', { type: 'input.finite-number-set' }, '\\left\\{+2;\\,-2\\right\\}'],
    ['12 km/h', { notation: 'quantity' }, '12\\,\\text{km/h}'],
    ['1/2*m^2', { notation: 'quantity' }, '\\frac{1}{2}\\,\\text{m^2}'],
    ['1.20 m', { notation: 'quantity' }, 'nothing'],
    ['1 h 30 min', { notation: 'quantity' }, 'nothing'],
    ['1/2', { notation: 'quantity' }, '\\frac{1}{2}'],
    ['12 kmx', { notation: 'quantity' }, 'unknownUnit: kmx'],
    ['(2 km', { notation: 'quantity' }, 'unexpectedEnd: '],
    ['1.20*10^3', { notation: 'figures' }, 'nothing'],
    ['1.2*10^3', { notation: 'figures' }, '1.2\\cdot 10^{3}'],
    ['A and not B', logic, 'A \\wedge \\neg B'],
    ['A => (B || C)', logic, 'A \\Rightarrow ( B \\vee C )'],
    ['A B', logic, 'unexpectedToken: B'],
    ['A and', logic, 'unexpectedEnd: '],
    ['(A', logic, 'unexpectedEnd: '],
    ['A and )', logic, 'unexpectedToken: )'],
    [' ', logic, 'empty: '],
    ['1'.repeat(1001), term, 'tooLong: 1'],
  ])('%s, %o', (typed, asked, tex) => {
    expect(texOf(typed, { ...real, ...asked })).toBe(tex);
  });
});

describe('looks as it is typed', () => {
  it.each<readonly [string, Partial<Asked>]>([
    ['5', {}],
    ['-3', {}],
    ['2,5', { language: 'de' }],
    ['2.5', {}],
    ['2x + 1', term],
    ['2*x', term],
    ['x - 1', term],
    ['sin(x)', term],
    ['{1; 2}', { type: 'input.finite-number-set' }],
    ['1,5; 2', { type: 'input.finite-number-set', language: 'de' }],
    ['{1, 2}', { type: 'input.finite-number-set' }],
    ['[0; 1]', { type: 'input.interval' }],
    ['(-∞; 2)', { type: 'input.interval' }],
    ['x>=2', { type: 'condition', names: x }],
    ['A∧B', logic],
    ['12 km', { notation: 'quantity' }],
  ])('%s', (typed, more) => {
    const asked = { ...real, ...more };
    const reading = readingOf(typed, asked);
    expect(reading?.ok === true && looksAsTyped(readingFormula(reading.value, asked.language), typed)).toBe(true);
  });
});

describe('looks otherwise', () => {
  it.each<readonly [string, Partial<Asked>]>([
    ['1/2', {}],
    ['2.5', { language: 'de' }],
    ['1,000', {}],
    ['x^2', term],
    ['sinx', term],
    ['sqrt(x)', term],
    ['x_1', term],
    ['2pi', term],
    [']0; 1[', { type: 'input.interval' }],
    ['[[1/2;2];[3;4]]', { type: 'input.matrix' }],
    ['A and B', logic],
  ])('%s', (typed, more) => {
    const asked = { ...real, ...more };
    const reading = readingOf(typed, asked);
    expect(reading?.ok === true && looksAsTyped(readingFormula(reading.value, asked.language), typed)).toBe(false);
  });
});

/** Whatever is judged was read, or its learner would be told that it cannot be. */
describe('an answer that is judged is read', () => {
  const groups = [
    ['input.function', 'real', functionPairs],
    ['input.function', 'real', relationPairs],
    ['input.number', 'rational', exactNumberPairs],
    ['input.number', 'real', decimalNumberPairs],
    ['input.function', 'complex', complexPairs],
  ] as const;
  const rows = groups.flatMap(([type, field, all]) =>
    all.flatMap(({ right, wrong }) =>
      [...right, ...wrong].map(([solution, typed]) => [typed, solution, type, field] as const),
    ),
  );

  it.each(rows)('%s for %s', (typed, solution, type, field) => {
    const judging = { ...usualJudging, field };
    const answer: Judged = { type, solution: sourceText(solution), correctors: [] };
    if (judgeAnswer(typed, answer, judging).verdict === 'invalid') return;
    const reading = readingOf(typed, askedOf(answer, judging));
    expect(reading === undefined || reading.ok).toBe(true);
  });
});

it.each([
  ['3e2', ['3*10^2', '3*e*2']],
  ['2x3', ['x^3', 'x*3']],
])('what may be written instead of %s can be read', (typed, instead) => {
  const reading = readingOf(typed, { ...real, ...term });
  if (reading?.ok !== false || !('write' in reading.failure)) throw new Error('there is no choice');
  const { write, span } = reading.failure;
  expect(write).toEqual(instead);
  for (const text of write) {
    const written = typed.slice(0, span.from) + text + typed.slice(span.to);
    expect(readingOf(written, { ...real, ...term })?.ok).toBe(true);
  }
  expect(typedFailureData(reading.failure, typed)).toMatchObject({ one: instead[0], other: instead[1] });
});
