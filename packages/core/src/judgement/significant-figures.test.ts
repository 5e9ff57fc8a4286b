import { describe, expect, it } from 'vitest';
import { sourceText } from '../testing/index.ts';
import { judgeAnswer, printSolution } from './index.ts';
import { usualJudging } from './testing/usual-judging.ts';

function answer(solution: string, figures: number) {
  return {
    type: 'input.number',
    solution: sourceText(solution),
    correctors: [{ kind: 'significantFigures', figures }],
  } as const;
}

describe('a number rounded to significant figures', () => {
  it.each([
    ['pi', 3, '3.14', 'right'],
    ['pi', 3, '+3.14', 'right'],
    ['pi', 3, '3.15', 'wrong'],
    ['pi', 3, '3.142', 'remark'],
    ['pi', 3, '3.1', 'remark'],
    ['pi', 3, '3', 'remark'],
    ['pi', 3, '3.2', 'wrong'],
    ['pi', 3, '3.140', 'remark'],
    ['pi', 3, 'pi', 'remark'],
    ['pi', 3, '22/7', 'wrong'],
    ['pi', 3, '314', 'wrong'],
    ['pi', 3, '0.314*10^1', 'right'],
    ['pi', 3, '314*10^-2', 'right'],
    ['pi', 3, '314*10^(-2)', 'right'],
    ['pi', 3, '3.14E0', 'right'],
    ['-pi', 3, '-3.14', 'right'],
    ['-pi', 3, '−3.14', 'right'],
    ['-pi', 3, '3.14', 'wrong'],
    ['1.2', 3, '1.20', 'right'],
    ['1.2', 3, '1.2', 'remark'],
    ['1.2', 3, '6/5', 'remark'],
    ['1.2', 2, '1.2', 'right'],
    ['1.2', 2, '1.20', 'remark'],
    ['1.2', 1, '1', 'right'],
    ['1204', 3, '1200', 'right'],
    ['1204', 2, '1200', 'right'],
    ['1200', 4, '1200', 'right'],
    ['1204', 4, '1200', 'wrong'],
    ['1204', 1, '1200', 'remark'],
    ['1204', 3, '1.20*10^3', 'right'],
    ['1204', 3, '1.20 * 10^3', 'right'],
    ['1204', 3, '1.20·10³', 'right'],
    ['1204', 3, '1.2*10^3', 'remark'],
    ['1204', 3, '1204', 'remark'],
    ['1204', 3, '1200.', 'remark'],
    ['1204', 3, '1.20*10^4', 'wrong'],
    ['0.00345678', 3, '0.00346', 'right'],
    ['0.00345678', 3, '.00346', 'right'],
    ['0.00345678', 3, '3.46*10^(-3)', 'right'],
    ['0.00345678', 3, '0.003', 'remark'],
    ['0.00345678', 3, '0.004', 'wrong'],
    ['0.00345678', 3, '0.00350', 'wrong'],
    ['9.996', 3, '10.0', 'right'],
    ['9.996', 3, '10', 'remark'],
    ['2.5', 1, '3', 'right'],
    ['2.5', 1, '2', 'right'],
    ['6.02214076*10^23', 3, '6.02*10^23', 'right'],
    ['6.02214076*10^23', 3, '602*10^21', 'right'],
    ['6.02214076*10^23', 3, '6.0*10^23', 'remark'],
    ['0', 2, '0', 'right'],
    ['0', 2, '0.1', 'wrong'],
    ['pi', 3, 'x', 'invalid'],
    ['pi', 3, '3,14', 'invalid'],
  ] as const)('%s to %s: %s is %s', (solution, figures, input, expected) => {
    const { verdict, remark } = judgeAnswer(input, answer(solution, figures), usualJudging);
    expect(remark === undefined ? verdict : 'remark').toBe(expected);
    if (remark !== undefined) expect(remark).toEqual({ kind: 'wrongNumberOfFigures', asked: figures });
  });

  it.each([
    ['de', '3,14', 'right'],
    ['fr', '3,14', 'right'],
    ['de', '3,142', 'wrong'],
    ['de', '0,314·10^1', 'right'],
  ] as const)('in %s: %s is %s', (language, input, verdict) => {
    expect(judgeAnswer(input, answer('pi', 3), { ...usualJudging, language }).verdict).toBe(verdict);
  });

  it.each([
    ['en', '1204', 3, '1.20e3', 'right'],
    ['en', '1204', 3, '1.20 x 10^3', 'right'],
    ['en', '1204', 3, '1.20\\cdot10^{3}', 'right'],
    ['en', '1204', 3, '1.20 E 3', 'right'],
    ['en', '1204', 3, '1.20*10**3', 'right'],
    ['en', '1204', 3, '10^3*1.20', 'right'],
    ['en', '1204', 3, '1.2e3', 'remark'],
    ['en', '1204', 3, '1.200 x 10^3', 'remark'],
    ['en', '12340', 4, '12,340', 'right'],
    ['en', '12340', 4, "12'340", 'right'],
    ['en', '12340', 4, '12 340', 'right'],
    ['en', '12345.6', 6, '12,345.6', 'right'],
    ['de', '12345.6', 6, '12.345,6', 'right'],
    ['de', '1230000', 3, '1.230.000', 'right'],
    ['de', '1230000', 2, '1.230.000', 'remark'],
    ['fr', '12340', 4, '12 340', 'right'],
    ['zh', '1.23', 3, '１．２３', 'right'],
    ['en', '-1.23', 3, '–1.23', 'right'],
    ['en', '1.23', 3, '$1.23$', 'right'],
    ['en', '1.23', 3, 'x=1.23', 'right'],
    ['en', '1.23', 3, 'x = 1.230', 'remark'],
    ['en', '-1.23', 3, '-(1.23)', 'right'],
    ['en', '0.012', 2, '1.2%', 'right'],
    ['en', '0.012', 2, '1.20%', 'remark'],
    ['en', '0.012', 3, '1.20*10^{-2}', 'right'],
    ['en', '1.5', 2, '1½', 'remark'],
  ] as const)(
    'is counted as it was read in %s: %s to %s figures, %s is %s',
    (language, solution, figures, input, expected) => {
      const { verdict, remark } = judgeAnswer(input, answer(solution, figures), { ...usualJudging, language });
      expect(remark === undefined ? verdict : 'remark').toBe(expected);
    },
  );

  it.each([
    ['1200', '1.20e3 m', 'right'],
    ['1200', '1.20 x 10^3 m', 'right'],
    ['1200', '1.20 km', 'right'],
    ['1200', '1.2 km', 'wrong'],
    ['12300', '12,300 m', 'right'],
  ] as const)('is counted in a quantity: %s m, %s is %s', (solution, input, verdict) => {
    const correctors = [...answer(solution, 3).correctors, { kind: 'unit', unit: 'm', isExact: false } as const];
    expect(judgeAnswer(input, { ...answer(solution, 3), correctors }, usualJudging).verdict).toBe(verdict);
  });

  it.each(['pi', '1.2', '0.000012345', '1204', '123456789', '-9.996', '10^-9/7', '0', '9999.7'])(
    'is right as its solution %s is printed',
    (solution) => {
      for (const figures of [1, 2, 3, 5]) {
        for (const language of ['de', 'en', 'fr', 'zh'] as const) {
          const now = { ...usualJudging, language };
          const printed = printSolution(answer(solution, figures), now);
          expect([printed, judgeAnswer(printed, answer(solution, figures), now)]).toEqual([
            printed,
            { verdict: 'right' },
          ]);
        }
      }
    },
  );
});
