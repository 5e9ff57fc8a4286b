import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnValues } from '../exercise/index.ts';
import { seededRandom } from '../platform/index.ts';
import { define, runs, sourceText } from '../testing/index.ts';
import { drawQuestion } from '../variables/index.ts';
import { judgeAnswer, printSolution, type Judged, type Judging } from './index.ts';
import { usualJudging } from './testing/usual-judging.ts';

/** A question with the number s. */
function exerciseWith(text: string, more: Partial<Judging> = {}) {
  const drawn = drawQuestion([define('number s', text)], [], seededRandom(1));
  if (!drawn.ok) throw new Error(`${text}: ${JSON.stringify(drawn.failure)}`);
  return { ...usualJudging, ...more, drawn: drawn.value, definitions: [] };
}

function asked(solution: string, correctors: Judged['correctors'] = []): Judged {
  return { type: 'input.number', solution: sourceText(solution), correctors };
}

const large = [
  ['e^41', '6.39843493530055·10^17'],
  ['1.05^1000', '1.54631892073193·10^21'],
  ['1.1^400', '3.60640140275244·10^16'],
  ['sqrt(3)^95', '4.60531773827313·10^22'],
  ['pi^40', '7.69121422051571·10^19'],
  ['1.03^1200', '2.5390406045714·10^15'],
  ['sqrt(2)^101', '1.59226291813144·10^15'],
  ['-e^41', '-6.39843493530055·10^17'],
  ['10^15+0.5', '1·10^15'],
  ['10^14/3', '33333333333333.33'],
  ['10^15-10^-10', '1·10^15'],
  ['10^12/7', '142857142857.14'],
  ['10^16-0.1', '1·10^16'],
] as const;

describe.each(large)('%s', (text, shown) => {
  const exercise = exerciseWith(text);

  it('is shown with digits that are true', () => {
    expect(printSolution(asked('s'), exercise)).toBe(shown);
    expect(printSolution(asked(text), usualJudging)).toBe(shown);
    expect(drawnValues(exercise).show({ name: 's' })?.text).toBe(shown.replaceAll('-', '−'));
  });
});

const base = fc.constantFrom(
  'e',
  'pi',
  'sqrt(2)',
  'sqrt(3)',
  '1.05',
  '1.1',
  '1.03',
  '2.5',
  '(7/3)',
  '(1+sqrt(5))',
  '10',
);
const grown = fc.tuple(base, fc.integer({ min: 5, max: 400 })).map(([number, power]) => `${number}^${String(power)}`);
const term = fc.oneof(
  grown,
  fc.tuple(grown, fc.constantFrom('+1/3', '/7', '*pi', '-0.5', '*sqrt(2)')).map(([power, rest]) => power + rest),
  fc
    .tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 5, max: 30 }))
    .map(([number, power]) => `${String(number)}*10^${String(power)}/7`),
);
const precision = fc.record<Judging['precision']>({
  mode: fc.constantFrom('atleast', 'rounded', 'truncate'),
  digits: fc.integer({ min: 0, max: 9 }),
});

it('whatever is shown is right when it is typed', () => {
  fc.assert(
    fc.property(term, precision, fc.integer({ min: 0, max: 9 }), fc.constantFrom('en', 'de'), (text, ...settings) => {
      const [asks, displayPrecision, language] = settings;
      const shown = { precision: asks, displayPrecision, language } as const;
      for (const [solution, exercise] of [
        ['s', exerciseWith(text, shown)],
        [text, { ...usualJudging, ...shown }],
      ] as const) {
        const typed = printSolution(asked(solution), exercise);
        expect([text, typed, judgeAnswer(typed, asked(solution), exercise).verdict]).toEqual([text, typed, 'right']);
      }
    }),
    { seed: 96, numRuns: runs * 2 },
  );
});

describe('a number beyond doubles', () => {
  it.each([
    ['3e-400', '3E-400', '3*10^-400'],
    ['1e400', '10^400', '1e400'],
    ['1e400', '1E400', '10^400'],
    ['10^400', '1e400', '1E400'],
    ['2.5e1000/1e1000', '2.5', '5/2'],
    ['1e-400*1e401', '10', '10'],
  ])('%s is %s and %s', (solution, ...answers) => {
    for (const answer of answers) {
      expect(judgeAnswer(answer, asked(solution.replaceAll('e', 'E')), usualJudging).verdict).toBe('right');
      expect(judgeAnswer(answer, asked('s'), exerciseWith(solution.replaceAll('e', 'E'))).verdict).toBe('right');
    }
  });

  it.each([
    ['3e-400', '0'],
    ['3e-400', '4e-400'],
    ['1e400', '1e401'],
    ['1e400', 'infinity'],
    ['0', '3e-400'],
  ])('%s is not %s', (solution, answer) => {
    const precise = { ...usualJudging, field: 'rational' } as const;
    expect(judgeAnswer(answer, asked('s'), exerciseWith(solution)).verdict).not.toBe(solution === '0' ? 'x' : 'right');
    expect(judgeAnswer(answer, asked(solution), precise).verdict).toBe('wrong');
  });

  it.each([
    ['3e-400', '3·10−400'],
    ['1e400', '1·10400'],
  ])('%s is shown as it is written', (text) => {
    const exercise = exerciseWith(text);
    expect(drawnValues(exercise).show({ name: 's' })?.text).toBe(text.replace('e', 'E'));
    const shown = printSolution(asked('s'), exercise);
    expect(judgeAnswer(shown, asked('s'), exercise).verdict).toBe('right');
  });
});

describe('rounding is half away from 0 in decimal digits', () => {
  it.each([
    ['9.995', 3, '10.0'],
    ['24.65', 3, '24.7'],
    ['1.005', 3, '1.01'],
    ['0.1455', 3, '0.146'],
    ['2.675', 3, '2.68'],
    ['-2.675', 3, '-2.68'],
    ['0.335*3', 3, '1.01'],
    ['12345', 2, '1.2*10^4'],
    ['12500', 2, '1.3*10^4'],
    ['99.95', 3, '100'],
    ['0.00012345', 4, '0.0001235'],
    ['0.000012345', 4, '1.235*10^(-5)'],
    ['120', 3, '120'],
    ['5', 3, '5.00'],
  ])('%s to %i figures is %s', (solution, figures, shown) => {
    const answer = asked(solution, [{ kind: 'significantFigures', figures }]);
    expect(printSolution(answer, usualJudging)).toBe(shown);
    expect(judgeAnswer(shown, answer, usualJudging).verdict).toBe('right');
  });

  it.each(['1.005', '2.675', '24.645', '0.145', '0.335*3', '-1.005'])('%s to decimals, too', (solution) => {
    for (const mode of ['atleast', 'rounded'] as const) {
      const shown = printSolution(asked(solution), { ...usualJudging, precision: { mode, digits: 2 } });
      expect(shown).toMatch(/[1-9]$/);
      expect(Math.abs(Number(shown))).toBeGreaterThan(Math.abs(Number(solution.replace('0.335*3', '1.005'))));
    }
  });
});
