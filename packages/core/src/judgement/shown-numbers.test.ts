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
    ['exp(40)', 'e^40+1'],
    ['1000*exp(30)', '1000*e^30+1'],
    ['2^70/3', '393530540239137101141'],
  ])('has one verdict however it is written: for %s, %s is right', (solution, answer) => {
    expect(judgeAnswer(answer, asked(solution), usualJudging)).toEqual({ verdict: 'right' });
    expect(judgeAnswer(answer, asked('s'), judgingWith(solution))).toEqual({ verdict: 'right' });
  });

  it.each([
    ['exp(40)', '2.36*10^17'],
    ['1000*exp(30)', '1000*e^30+1000'],
    ['exp(40)', '2.35*10^17'],
    ['exp(40)', '1.0000001*e^40'],
    ['2^70', '2^70+1'],
    ['2^60+1', '2^60+2'],
    ['10^12+1', '10^12+2'],
  ])('that is not shown is another one, without a remark: for %s, %s is wrong', (solution, answer) => {
    const assessment = judgeAnswer(answer, asked(solution), usualJudging);
    expect([assessment.verdict, assessment.remark]).toEqual(['wrong', undefined]);
  });
});
