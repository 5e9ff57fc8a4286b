import { describe, expect, it } from 'vitest';
import type { Corrector } from '../document/index.ts';
import { sourceText } from '../testing/index.ts';
import { judgeAnswer, type Judged, type Judging } from './index.ts';
import { usualJudging } from './testing/usual-judging.ts';

interface Asked {
  readonly type?: Judged['type'];
  readonly field?: Judging['field'];
  readonly correctors?: readonly Corrector[];
}

function verdict(solution: string, answer: string, { type = 'input.number', field = 'real', correctors = [] }: Asked) {
  return judgeAnswer(answer, { type, solution: sourceText(solution), correctors }, { ...usualJudging, field }).verdict;
}

/** Numbers with more digits than doubles have room for, written out. */
const long = '123456789'.repeat(37);
const next = `${long.slice(0, -1)}8`;
const tenTo400 = `1${'0'.repeat(400)}`;

/** What is asked, the solution, the answer, the verdict: with numbers that are infinite or 0 in doubles. */
const cases: readonly (readonly [Asked, string, string, string])[] = [
  [{}, long, long, 'right'],
  [{}, long, next, 'wrong'],
  [{}, '10^400', tenTo400, 'right'],
  [{}, '10^400+1', tenTo400, 'wrong'],
  [{}, tenTo400, '10^400', 'right'],
  [{}, '10', `${tenTo400}0/${tenTo400}`, 'right'],
  [{ field: 'rational' }, `1/${long}`, `1/${long}`, 'right'],
  [{ field: 'rational' }, `1/${long}`, `1/${next}`, 'wrong'],
  [{ type: 'input.finite-number-set' }, `${long}, 1`, `{1; ${long}}`, 'right'],
  [{ type: 'input.finite-number-set' }, `${long}, 1`, `{1; ${next}}`, 'wrong'],
  [{ type: 'input.interval' }, `[1; ${long}]`, `[1; ${long}]`, 'right'],
  [{ type: 'input.interval' }, `[1; ${long}]`, `[1; ${next}]`, 'wrong'],
  [{ type: 'input.matrix' }, `[1; ${long}]`, `[1; ${next}]`, 'wrong'],
  [{ type: 'input.function' }, `${long}*x`, `x*${long}`, 'right'],
  [{ type: 'input.function' }, `${long}*x`, `x*${next}`, 'wrong'],
  [{ field: 'rational' }, '10^-400', '10^-400', 'right'],
  [{ field: 'rational' }, '10^-400', '1/10^400', 'right'],
  [{ field: 'rational' }, '10^-400', '2*10^-400', 'wrong'],
  [{ field: 'rational' }, '10^-400', '0', 'wrong'],
  [{ field: 'rational' }, '0', '10^-400', 'wrong'],
  [{ field: 'rational' }, 'sqrt(2)*10^-20', '1.5*10^-20', 'wrong'],
  [{ field: 'rational' }, 'sqrt(8)*10^-20', '2*sqrt(2)*10^-20', 'right'],
  [{}, '300!/100!', '300!/99!', 'wrong'],
  [{}, '300!/100!', '300*299!/100!', 'right'],
  [{ field: 'complex' }, '10^400*i', '10^401*i', 'undecided'],
  [{ field: 'complex' }, '10^400*i', '10^400*i', 'right'],
  [{ type: 'input.finite-number-set' }, '10^400, 2', '{2; 10^400}', 'right'],
  [{ type: 'input.finite-number-set' }, '10^400, 2', '{2; 10^401}', 'wrong'],
  [{ type: 'input.finite-number-set' }, '10^400, 2', '{2; infinity}', 'wrong'],
  [{ type: 'input.finite-number-set' }, '10^400, 10^401', '{10^400}', 'wrong'],
  [{ type: 'input.finite-number-set' }, '10^400, 10^401', '{10^401; 10^400}', 'right'],
  [{ type: 'input.finite-number-set' }, '10^400/10^399, 2', '{10; 2}', 'right'],
  [{ type: 'input.finite-number-set', field: 'rational' }, '10^-400, 0', '{0}', 'wrong'],
  [{ type: 'input.finite-number-set', field: 'rational' }, '10^-400, 0', '{0; 1/10^400}', 'right'],
  [{ type: 'input.finite-number-set' }, '9^9^9^9, 2', '{2; 9^9^9^8}', 'undecided'],
  [{ type: 'input.interval' }, '[1; 10^400)', '[1; 10^400)', 'right'],
  [{ type: 'input.interval' }, '[1; 10^400)', '[1; 10^200*10^200)', 'right'],
  [{ type: 'input.interval' }, '[1; 10^400)', '[1; 10^401)', 'wrong'],
  [{ type: 'input.interval' }, '[1; 10^400)', '[1; infinity)', 'wrong'],
  [{ type: 'input.interval' }, '[1; infinity)', '[1; 10^400)', 'wrong'],
  [{ type: 'input.interval' }, '[1; 10^400)', '[1; 5) u [5; 10^400)', 'right'],
  [{ type: 'input.interval' }, '[10^400; 10^401]', '[10^400; 10^401]', 'right'],
  [{ type: 'input.interval' }, '[10^400; 10^401]', '[10^400; 10^401)', 'wrong'],
  [{ type: 'input.interval' }, '(-infinity; 10^400]', 'x<=10^400', 'right'],
  [{ type: 'input.interval' }, '(-infinity; 10^400]', 'x<=10^401', 'wrong'],
  [{ type: 'input.interval', field: 'rational' }, '[10^-400; 1]', '(0; 1]', 'wrong'],
  [{ type: 'input.interval', field: 'rational' }, '[10^-400; 1]', '[2*10^-400; 1]', 'wrong'],
  [{ type: 'input.interval', field: 'rational' }, '[10^-400; 1]', '[1/10^400; 1]', 'right'],
  [{ type: 'input.function' }, '10^-400*x', '10^-400*x', 'right'],
  [{ type: 'input.function' }, '10^-400*x', '2*10^-400*x', 'wrong'],
  [{ type: 'input.function' }, '10^-400*x', '0', 'wrong'],
  [{ type: 'input.function' }, '10^-400*x', 'x/10^400', 'right'],
  [{ type: 'input.function' }, '10^400*x', '10^401*x', 'wrong'],
  [{ type: 'input.function' }, '10^400*x', '10^200*x*10^200', 'right'],
  [{ type: 'input.function' }, '10^400*sin(x)', '10^400*cos(x-pi/2)', 'right'],
  [{ type: 'input.function' }, '10^400*sin(x)', '10^400*cos(x)', 'wrong'],
  [{ type: 'input.function' }, '300!*x', '200!*x', 'wrong'],
  [{ type: 'input.function' }, 'sin(x)+2', 'sin(x)+2+10^-20', 'wrong'],
  [{ type: 'input.function' }, 'x<10^400', 'x<10^400', 'right'],
  [{ type: 'input.function' }, 'x<10^400', 'x<10^401', 'undecided'],
  [{ type: 'input.function' }, 'x<10^-400', 'x<0', 'undecided'],
  [{ type: 'input.cases.function' }, '10^400*x : x<1; 0 : x>=1', '10^400*x : x<1; 0 : 1<=x', 'right'],
  [{ type: 'input.cases.function' }, '10^400*x : x<1; 0 : x>=1', '10^401*x : x<1; 0 : x>=1', 'wrong'],
  [{ type: 'input.cases.function' }, 'e^(x/8) : x<44610; 0 : x>=44610', 'e^(x/8) : x<44610; 0 : x>44610', 'wrong'],
  [{ type: 'input.cases.function' }, '0 : x<44610; e^(x/8) : x>=44610', '0 : x<44610; e^(x/2) : x>=44610', 'wrong'],
  [{ type: 'input.cases.function' }, '0 : x<10^400; 1 : x>=10^400', '0 : x<10^400; 1 : x>=10^400', 'right'],
  [{ type: 'input.cases.function' }, '0 : x<10^400; 1 : x>=10^400', '0 : x<10^401; 1 : x>=10^401', 'undecided'],
  [{ type: 'input.matrix' }, '[[10^400;1]]', '[[10^400;1]]', 'right'],
  [{ type: 'input.matrix' }, '[[10^400;1]]', '[[10^401;1]]', 'wrong'],
  [{ type: 'input.matrix', field: 'rational' }, '[[10^-400;1]]', '[[0;1]]', 'wrong'],
  [{ correctors: [{ kind: 'unit', unit: 'm', isExact: false }] }, '10^400', '10^397 km', 'right'],
  [{ correctors: [{ kind: 'unit', unit: 'm', isExact: false }] }, '10^400', '10^398 km', 'wrong'],
  [{ correctors: [{ kind: 'unit', unit: 'm', isExact: false }] }, '10^400', '10^400 m', 'right'],
  [{ correctors: [{ kind: 'significantFigures', figures: 3 }] }, '10^400/7', '1.43*10^399', 'right'],
  [{ correctors: [{ kind: 'significantFigures', figures: 3 }] }, '10^400/7', '1.44*10^399', 'wrong'],
  [{ correctors: [{ kind: 'significantFigures', figures: 3 }] }, '10^400', 'infinity', 'wrong'],
  [{ correctors: [{ kind: 'significantFigures', figures: 3 }] }, '10^-400/7', '1.43*10^-401', 'right'],
  [{ correctors: [{ kind: 'significantFigures', figures: 3 }] }, '10^-400/7', '2.43*10^-401', 'wrong'],
  [{ correctors: [{ kind: 'functionForZero', expression: sourceText('ans^2-10^800') }] }, '1', '10^400', 'right'],
  [{ correctors: [{ kind: 'functionForZero', expression: sourceText('ans^2-10^800') }] }, '1', '10^401', 'wrong'],
  [{ correctors: [{ kind: 'functionForZero', expression: sourceText('ans-300!') }] }, '1', '200!', 'wrong'],
];

describe('a number that doubles cannot hold', () => {
  it.each(cases)('%j: for %s, %s is %s', (asked, solution, answer, expected) => {
    expect(verdict(solution, answer, asked)).toBe(expected);
  });

  it.each([
    ['[[10^400;1]]', '[[10^401;1]]', 'input.matrix'],
    ['10^400', '10^401', 'input.number'],
    ['[1; 10^400]', '[1; 10^401]', 'input.interval'],
    ['1, 10^400', '{1; 10^401}', 'input.finite-number-set'],
  ] as const)('is refused without a remark that it is right: %s for %s', (solution, answer, type) => {
    for (const field of ['real', 'rational'] as const) {
      const assessment = judgeAnswer(
        answer,
        { type, solution: sourceText(solution), correctors: [] },
        { ...usualJudging, field },
      );
      expect(assessment).toEqual({ verdict: 'wrong', remark: undefined });
    }
  });
});
