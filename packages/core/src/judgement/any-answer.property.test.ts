import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { milliseconds, runs, sourceText } from '../testing/index.ts';
import { judgeAnswer, type Judged, type Judging } from './index.ts';

const judging: Judging = {
  drawn: new Map(),
  field: 'real',
  precision: { mode: 'atleast', digits: 2 },
  displayPrecision: 2,
  language: 'de',
};

const signs = [
  ...['x', 'y', 'C', 'e', 'pi', 'i', '1', '2', '0', '10', '1,5', '+', '-', '*', '/', '^', '(', ')', '[', ']', '|', ' '],
  ...[
    'sqrt(',
    'ln(',
    'sin(',
    'm',
    'km',
    'h',
    's',
    '°C',
    '²',
    '⁻¹',
    'kWh',
    '±',
    '=',
    '<',
    '>=',
    '!=',
    ';',
    ',',
    '{',
    '}',
  ],
  ...['and', 'or', 'not', 'oder', 'und', '=>', '<=>', '¬', '∧', '∨', '∈', 'ℝ', '\\', '∅', '∪', '·', '−', 'E'],
];

const anyInput = fc.array(fc.constantFrom(...signs), { maxLength: 25 }).map((parts) => parts.join(''));

const answers: readonly Judged[] = [
  ...(['lowestTerms', 'factored', 'expanded', 'partialFractions', 'simplified'] as const).map((form): Judged => ({
    type: 'input.function',
    solution: sourceText('x'),
    correctors: [{ kind: 'form', form }],
  })),
  { type: 'input.number', solution: sourceText('2'), correctors: [{ kind: 'form', form: 'lowestTerms' }] },
  { type: 'input.number', solution: sourceText('2'), correctors: [{ kind: 'significantFigures', figures: 2 }] },
  { type: 'input.number', solution: sourceText('2'), correctors: [{ kind: 'unit', unit: 'km/h', isExact: true }] },
  {
    type: 'input.function',
    solution: sourceText('x^2'),
    correctors: [{ kind: 'antiderivative', variable: 'x', needsConstant: true }],
  },
  { type: 'input.function', solution: sourceText('A and B'), correctors: [{ kind: 'truthTable' }] },
  { type: 'input.interval', solution: sourceText('[1; 2)'), correctors: [] },
  { type: 'input.finite-number-set', solution: sourceText('1, 2'), correctors: [] },
];

describe('whatever is typed', () => {
  it('is judged, and a remark stands only beside what is wrong or ambiguous', () => {
    fc.assert(
      fc.property(anyInput, fc.constantFrom(...answers), (input, answer) => {
        const { verdict, remark } = judgeAnswer(input, answer, judging);
        expect(['right', 'wrong', 'undecided', 'ambiguous', 'invalid', 'empty']).toContain(verdict);
        if (remark !== undefined) expect(verdict).toBe(remark.kind === 'twoReadings' ? 'ambiguous' : 'wrong');
      }),
      { seed: 17, numRuns: runs },
    );
  });

  it.each([
    `${'('.repeat(60)}x${'+1)*y'.repeat(60)}`,
    `${'('.repeat(90)}x${'+1)^2'.repeat(90)}`,
    Array.from({ length: 24 }, (_, index) => `(${String.fromCharCode(97 + index)}+1)`).join(''),
    `(${'abcdfghjklmnopqrstuvwxyz'.split('').join('+')})^9`,
    `x${'/(x+1)'.repeat(100)}`,
    `${'1/(x+'.repeat(100)}1${')'.repeat(100)}`,
    'x^60+'.repeat(100) + '1',
    '-'.repeat(500) + 'x',
  ])('has its form examined within 5 seconds of a processor: %#', (input) => {
    const spent = milliseconds(() => {
      for (const answer of answers.slice(0, 5)) {
        judgeAnswer(input, { ...answer, solution: sourceText(input) }, judging);
      }
    });
    expect(spent).toBeLessThan(5000);
  });
});
