import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberFieldNames } from '../question/index.ts';
import { languages } from '../language/index.ts';
import { runs, sourceText } from '../testing/index.ts';
import { judgeAnswer } from './judge-answer.ts';
import type { Judging } from './judging.ts';
import { printSolution } from './print-solution.ts';

const number = fc.integer({ min: -40, max: 40 }).map((value) => `(${value})`);
const constant = fc.letrec<{ readonly term: string }>((tie) => ({
  term: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    number,
    fc.constantFrom('0.5', '1/3', '2/7', 'pi', 'sqrt(2)', 'e'),
    fc
      .tuple(tie('term'), fc.constantFrom('+', '-', '*', '/'), tie('term'))
      .map(([left, sign, right]) => `(${left}${sign}${right})`),
  ),
})).term;
const rational = fc.tuple(number, fc.integer({ min: 1, max: 60 })).map(([over, under]) => `${over}/${under}`);

function judging(language: Judging['language'], field: Judging['field'], digits: number): Judging {
  return { drawn: new Map(), field, precision: { mode: 'atleast', digits }, displayPrecision: 2, language };
}

function verdictOnShown(type: 'input.function' | 'input.number', text: string, context: Judging) {
  const answer = { type, solution: sourceText(text), correctors: [] };
  const shown = printSolution(answer, context);
  return shown === '' || /NaN|∞|Infinity/.test(shown) ? 'right' : judgeAnswer(shown, answer, context).verdict;
}

describe('a solution that is typed as it is shown is right', () => {
  it.each(languages)('where a function is asked that is constant (%s)', (language) => {
    fc.assert(
      fc.property(constant, (text) => {
        fc.pre(verdictOnShown('input.number', text, judging(language, 'real', 2)) === 'right');
        expect(verdictOnShown('input.function', text, judging(language, 'real', 2)), text).toBe('right');
      }),
      { seed: 5, numRuns: runs / 4 },
    );
  });

  it.each(numberFieldNames.filter((field) => field !== 'integer'))('as a number of the field %s', (field) => {
    fc.assert(
      fc.property(rational, rational, (re, im) => {
        const text = field.startsWith('complex') ? `${re} + (${im})*i` : re;
        expect(verdictOnShown('input.number', text, judging('de', field, 2)), text).toBe('right');
      }),
      { seed: 5, numRuns: runs / 2 },
    );
  });
});

it.each([
  ['1/3', '1/3'],
  ['2*pi/3', '2 pi/3'],
  ['0.25', '0.25'],
  ['6/4', '1.5'],
  ['sqrt(2)', 'sqrt(2)'],
])('the constant function %s is shown as %s', (text, shown) => {
  const answer = { type: 'input.function', solution: sourceText(text), correctors: [] } as const;
  expect(printSolution(answer, judging('en', 'real', 2))).toBe(shown);
});
