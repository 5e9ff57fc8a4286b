import { describe, expect, it } from 'vitest';
import { seededRandom } from '../platform/index.ts';
import { sourceText } from '../testing/index.ts';
import { drawQuestion, type VariableDefinition } from '../variables/index.ts';
import { judgeAnswer, printSolution, type Judged, type Judging } from './index.ts';
import { usualJudging } from './testing/usual-judging.ts';

const span = { from: 0, to: 1 };

function judgingWith(text: string): Judging {
  const written: VariableDefinition = {
    ...{ type: 'number', name: 's', nameSpan: span, values: [{ text, span }], options: [], attributes: {}, span },
  };
  const drawn = drawQuestion([written], [], seededRandom(1));
  if (!drawn.ok) throw new Error(JSON.stringify(drawn.failure));
  return { ...usualJudging, drawn: drawn.value };
}

function asked(solution: string, type: Judged['type'] = 'input.number'): Judged {
  return { type, solution: sourceText(solution), correctors: [] };
}

const large = ['exp(40)', '2^70', '2^70/3', 'exp(100)', '123456789012345678', '-exp(40)', '10^15', '10^15+1/3', '30!'];

describe('a large number', () => {
  it.each(large)('is right as its solution is shown: %s', (text) => {
    for (const [solution, judging] of [
      ['s', judgingWith(text)],
      [text, usualJudging],
    ] as const) {
      const shown = printSolution(asked(solution), judging);
      expect([shown, judgeAnswer(shown, asked(solution), judging).verdict]).toEqual([shown, 'right']);
    }
  });

  it('is shown with all digits if it is a whole number', () => {
    expect(printSolution(asked('2^70'), usualJudging)).toBe('1180591620717411303424');
    expect(printSolution(asked('s'), judgingWith('123456789012345678'))).toBe('123456789012345678');
    expect(printSolution(asked('-2^70'), usualJudging)).toBe('-1180591620717411303424');
    expect(printSolution(asked('2^300'), usualJudging)).toBe('2^300');
    expect(printSolution(asked('10^15+1, 2', 'input.finite-number-set'), usualJudging)).toBe('{1000000000000001, 2}');
    expect(printSolution(asked('10^400, 1', 'input.finite-number-set'), usualJudging)).toBe('{10^400, 1}');
  });

  it.each([
    ['exp(40)', '235385266837020000'],
    ['exp(40)', '2.3538526683702*10^17'],
    ['exp(40)', '235385266837019985'],
    ['exp(40)', 'e^39*e'],
    ['1000*exp(30)', '1000*e^30'],
    ['2^70/3', '2^69*2/3'],
    ['2^70/3', '393530540239137101141'],
  ])('has one verdict however it is written: for %s, %s is right', (solution, answer) => {
    expect(judgeAnswer(answer, asked(solution), usualJudging)).toEqual({ verdict: 'right' });
    expect(judgeAnswer(answer, asked('s'), judgingWith(solution))).toEqual({ verdict: 'right' });
  });

  it.each([
    ['exp(40)', '2.36*10^17'],
    ['1000*exp(30)', '1000*e^30+1000'],
    ['exp(40)', 'e^40+1'],
    ['1000*exp(30)', '1000*e^30+1'],
    ['(19/12)^102', '(19/12)^102+1'],
    ['(8/3)^611', '(8/3)^611+1'],
    ['2^101+1', '2^101'],
    ['exp(40)', '1.0000001*e^40'],
    ['2^70', '2^70+1'],
    ['2^60+1', '2^60+2'],
    ['10^12+1', '10^12+2'],
  ])('that is not shown is another one, without a remark: for %s, %s is wrong', (solution, answer) => {
    const assessment = judgeAnswer(answer, asked(solution), usualJudging);
    expect([assessment.verdict, assessment.remark]).toEqual(['wrong', undefined]);
  });

  it.each([
    ['exp(40)', '2.35*10^17', 15],
    ['exp(40)', '2*10^17', 15],
    ['299792458', '2.998e8', 9],
    ['299792458', '3e8', 9],
    ['10!', '3.63e6', 5],
    ['1495978', '1.50e6', 7],
    ['exp(20)', '4.85e8', 11],
    ['5.972*10^24', '6e24', 4],
    ['6.02*10^-34', '6e-34', 3],
    ['exp(40)', '2.353852668*10^17', 15],
    ['6.02214076*10^23', '6.02*10^23', 9],
    ['2^70', '1.18*10^21', 22],
  ])(
    'rounded more coarsely than it is shown is told how many digits are needed: %s, %s',
    (solution, answer, figures) => {
      const expected = { verdict: 'wrong', remark: { kind: 'tooFewFigures', asked: figures } };
      expect(judgeAnswer(answer, asked(solution), usualJudging)).toEqual(expected);
      expect(judgeAnswer(answer, asked('s'), judgingWith(solution))).toEqual(expected);
    },
  );
});

const tiny = ['6.626*10^(-34)', 'exp(-40)', '1/3*10^(-20)', '3*10^-5/7', '1/300!', '-exp(-40)', 'cos(pi/2)', 'sin(pi)'];

describe('a small number, of which two decimals leave nothing', () => {
  it.each(tiny)('is right as its solution is shown: %s', (text) => {
    for (const [solution, judging] of [
      ['s', judgingWith(text)],
      [text, usualJudging],
    ] as const) {
      const shown = printSolution(asked(solution), judging);
      expect([shown, judgeAnswer(shown, asked(solution), judging).verdict]).toEqual([shown, 'right']);
    }
  });

  it.each([
    ['6.626*10^(-34)', '6.63·10^-34'],
    ['exp(-40)', '4.25·10^-18'],
    ['0.00003', '3·10^-5'],
    ['0.004', '0'],
    ['cos(pi/2)', '0'],
  ])('is shown with two decimals before a power of ten: %s', (solution, shown) => {
    expect(printSolution(asked(solution), usualJudging)).toBe(shown);
    expect(printSolution(asked('s'), judgingWith(solution))).toBe(shown);
  });

  it.each([
    ['input.number', '10^-17', '2*10^-17'],
    ['input.number', '6.6*10^-34', '6.7*10^-34'],
    ['input.number', '6.626*10^-34', '0'],
    ['input.number', '10^-400', '2*10^-400'],
    ['input.number', '5.66*10^-324', '5.65*10^-323/10'],
    ['input.number', '10^-17+10^-18', '10^-17'],
    ['input.number', '10^-17', '10^-17+10^-18'],
    ['input.interval', '[0; 10^-17]', '[0; 2*10^-17]'],
    ['input.interval', '[10^-17; 1]', '[0; 1]'],
    ['input.finite-number-set', '10^-17, 3*10^-17', '{2*10^-17; 3*10^-17}'],
    ['input.matrix', '[[10^-17; 2]; [3; 4]]', '[[2*10^-17; 2]; [3; 4]]'],
    ['input.function', '10^-20*x', '2*10^-20*x'],
  ] as const)('is another one if its digits are others: %s, %s, not %s', (type, solution, answer) => {
    expect(judgeAnswer(answer, asked(solution, type), usualJudging).verdict).toBe('wrong');
  });

  it.each([
    ['10^-17*i', '2*10^-17*i', 'wrong'],
    ['10^-17*i', '10^-17*i', 'right'],
    ['e^(i*pi)', '-1', 'right'],
    ['i^2', '-1', 'right'],
  ])('is told apart in complex numbers, but not what rounding has left: %s, %s', (solution, answer, verdict) => {
    expect(judgeAnswer(answer, asked(solution), { ...usualJudging, field: 'complex' }).verdict).toBe(verdict);
  });

  it('has a unit like any other', () => {
    const charge = { ...asked('1.672*10^-19'), correctors: [{ kind: 'unit', unit: 'C', isExact: false }] } as const;
    expect(judgeAnswer('1.7*10^-19 C', charge, usualJudging)).toEqual({
      verdict: 'wrong',
      remark: { kind: 'tooFewFigures', asked: 3 },
    });
    expect(judgeAnswer('1.67*10^-19 C', charge, usualJudging).verdict).toBe('right');
    expect(judgeAnswer('1.68*10^-19 C', charge, usualJudging).verdict).toBe('wrong');
    expect(judgeAnswer('0 C', charge, usualJudging).verdict).toBe('wrong');
  });
});
