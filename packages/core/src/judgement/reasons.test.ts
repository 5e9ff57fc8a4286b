import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Corrector } from '../document/index.ts';
import { runs, sourceText } from '../testing/index.ts';
import { judgeAnswer, judgeAnswers, type Judged, type Judging, type Remark } from './index.ts';
import { usualJudging } from './testing/usual-judging.ts';

/** A right value that is refused, and the reason that is told. */
interface Refused {
  readonly type: Judged['type'];
  readonly solution: string;
  readonly input: string;
  readonly remark: Remark;
  readonly correctors?: readonly Corrector[];
  readonly judging?: Partial<Judging>;
}

function assessed({ type, solution, input, correctors = [], judging = {} }: Omit<Refused, 'remark'>) {
  return judgeAnswer(input, { type, solution: sourceText(solution), correctors }, { ...usualJudging, ...judging });
}

const number = 'input.number';
const term = 'input.function';
const rounded = { precision: { mode: 'rounded', digits: 2 } } as const;
const truncated = { precision: { mode: 'truncate', digits: 2 } } as const;
const strings = (relation: string): Corrector => ({ kind: 'strings', relation: sourceText(relation) });

/** By corrector, a right value that it refuses; `comparing` ones decide which values are right, and refuse none of these. */
const byCorrector: Readonly<
  Record<Corrector['kind'], (Omit<Refused, 'correctors'> & { readonly by: Corrector }) | 'comparing'>
> = {
  asFunction: 'comparing',
  functionForZero: 'comparing',
  matrixForZero: 'comparing',
  inputAsFunction: 'comparing',
  truthTable: 'comparing',
  parameterDomain: 'comparing',
  allowed: {
    type: term,
    solution: '2sin(x)',
    input: '2cos(x-pi/2)',
    by: { kind: 'allowed', names: ['x', 'sin'] },
    remark: { kind: 'notAllowed', found: 'cos' },
  },
  strings: {
    type: number,
    solution: '7',
    input: '3+4',
    by: strings('count(+, ans) = 0'),
    remark: { kind: 'notAllowed', found: '+' },
  },
  form: {
    type: number,
    solution: '3/4',
    input: '6/8',
    by: { kind: 'form', form: 'lowestTerms' },
    remark: { kind: 'notLowestTerms' },
  },
  significantFigures: {
    type: number,
    solution: '1.2',
    input: '1.2',
    by: { kind: 'significantFigures', figures: 3 },
    remark: { kind: 'wrongNumberOfFigures', asked: 3 },
  },
  unit: {
    type: number,
    solution: '36',
    input: '10 m/s',
    by: { kind: 'unit', unit: 'km/h', isExact: true },
    remark: { kind: 'otherUnit', asked: 'km/h' },
  },
  antiderivative: {
    type: term,
    solution: 'x^2',
    input: 'x^2',
    by: { kind: 'antiderivative', variable: 'x', needsConstant: true },
    remark: { kind: 'missingConstant' },
  },
  exactText: {
    type: 'input.text',
    solution: "d'Alembert",
    input: 'd’Alembert',
    by: { kind: 'exactText' },
    remark: { kind: 'otherSpelling' },
  },
  wholeDomain: {
    type: term,
    solution: 'ln(x^2)',
    input: '2ln(x)',
    by: { kind: 'wholeDomain' },
    remark: { kind: 'smallerDomain', missingAt: 'x = -1' },
  },
};

const without: readonly Refused[] = [
  { type: number, solution: 'sqrt(2)', input: '1.414', judging: rounded, remark: { kind: 'notRounded', asked: 2 } },
  { type: number, solution: 'sqrt(2)', input: 'sqrt(2)', judging: rounded, remark: { kind: 'notRounded', asked: 2 } },
  { type: number, solution: '2.678', input: '2.68', judging: truncated, remark: { kind: 'notTruncated', asked: 2 } },
  { type: number, solution: 'sqrt(2)', input: '1.4', remark: { kind: 'tooFewDecimals', asked: 2 } },
  { type: number, solution: '1/3', input: '0.33', judging: { field: 'rational' }, remark: { kind: 'notExact' } },
  {
    type: number,
    solution: '1/3+i/2',
    input: '0.33+i/2',
    judging: { field: 'complex-rational' },
    remark: { kind: 'notExact' },
  },
  { type: term, solution: '1/3', input: '0.33', remark: { kind: 'notExact' } },
  {
    type: number,
    solution: '7',
    input: '3+4',
    correctors: [strings('length(ans) = 1')],
    remark: { kind: 'relationFails' },
  },
  {
    type: number,
    solution: '2/3',
    input: '0.6667 m',
    judging: rounded,
    correctors: [{ kind: 'unit', unit: 'm', isExact: false }],
    remark: { kind: 'notRounded', asked: 2 },
  },
  ...(
    [
      ['141.4 cm', rounded, 'notRounded'],
      ['14.14 dm', rounded, 'notRounded'],
      ['1414.21 mm', rounded, 'notRounded'],
      ['14 dm', {}, 'tooFewDecimals'],
      ['0.00141421 km', truncated, 'notTruncated'],
    ] as const
  ).map(([input, judging, kind]): Refused => ({
    type: number,
    solution: 'sqrt(2)',
    input,
    judging,
    correctors: [{ kind: 'unit', unit: 'm', isExact: false }],
    remark: { kind, asked: 2, unit: 'm' },
  })),
  {
    type: 'input.finite-number-set',
    solution: 'sqrt(2), 3',
    input: '{3; 1.414}',
    judging: rounded,
    remark: { kind: 'notRounded', asked: 2 },
  },
  {
    type: 'input.interval',
    solution: '[0; sqrt(2))',
    input: '[0; 1.4142)',
    judging: rounded,
    remark: { kind: 'notRounded', asked: 2 },
  },
  {
    type: 'input.matrix',
    solution: '[[1;2/3];[0;1]]',
    input: '[[1;0.667];[0;1]]',
    judging: rounded,
    remark: { kind: 'notRounded', asked: 2 },
  },
  { type: 'input.matrix', solution: '[[1;2]]', input: '[[1];[2]]', remark: { kind: 'wrongSize', rows: 1, columns: 2 } },
  { type: 'input.text', solution: 'Kreis', input: 'kreis', remark: { kind: 'otherCase' } },
];

describe('a right value that is refused', () => {
  const corrected = Object.values(byCorrector).flatMap((each) =>
    each === 'comparing' ? [] : [{ ...each, correctors: [each.by] }],
  );
  it.each([...without, ...corrected])('$input for $solution is told $remark.kind', ({ remark, ...refused }) => {
    expect(assessed(refused)).toEqual({ verdict: 'wrong', remark });
  });

  it('is told if another field has it already', () => {
    const given = ['1', '1'].map((text, index) => ({
      text,
      language: 'en' as const,
      answer: { type: number, solution: sourceText(String(index + 1)), correctors: [] } as const,
    }));
    const assessments = judgeAnswers(given, [[1, 2]], usualJudging).map(({ assessment }) => assessment);
    expect(assessments).toEqual([{ verdict: 'right' }, { verdict: 'wrong', remark: { kind: 'repeated' } }]);
  });

  it('is told when rounded or cut off to any number of decimals, in numbers, sets, matrices, intervals and quantities', () => {
    const kinds = [
      (text: string) => [number, text, text, []] as const,
      (text: string) => ['input.finite-number-set', `${text}, 100`, `{${text}; 100}`, []] as const,
      (text: string) => ['input.matrix', `[${text};1]`, `[[${text};1]]`, []] as const,
      (text: string) => ['input.interval', `[-50; ${text}]`, `[-50; ${text}]`, []] as const,
      (text: string) => [number, text, `${text} m`, [{ kind: 'unit', unit: 'm', isExact: false }]] as const,
    ] as const;
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999 }),
        fc.integer({ min: 2, max: 97 }),
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: 0, max: 4 }),
        fc.constantFrom('atleast', 'rounded', 'truncate'),
        fc.constantFrom(...kinds),
        fc.boolean(),
        (numerator, denominator, decimals, digits, mode, kind, isCut) => {
          const typed = decimalOf(BigInt(numerator), BigInt(denominator), decimals, isCut);
          fc.pre(!/^0\.0*$/.test(typed) && numerator / denominator < 1000);
          const [type, solution] = kind(`${numerator}/${denominator}`);
          const [, , input, correctors] = kind(typed);
          const { verdict, remark } = assessed({
            type,
            solution,
            input,
            correctors,
            judging: { precision: { mode, digits } },
          });
          if (verdict === 'right') return;
          expect(verdict).toBe('wrong');
          // Cut off to fewer decimals than asked for, it is another number than the rounded one.
          if (isCut && decimals < digits) return;
          expect(remark).toBeDefined();
        },
      ),
      { seed: 41, numRuns: runs },
    );
  });
});

describe('a right quantity in another unit', () => {
  it('is told why it is refused, rounded to any number of decimals', () => {
    const units = [
      ['cm', 100],
      ['mm', 1000],
      ['dm', 10],
      ['km', 1 / 1000],
    ] as const;
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 999_999 }),
        fc.integer({ min: 2, max: 97 }),
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: 0, max: 4 }),
        fc.constantFrom('atleast', 'rounded', 'truncate'),
        fc.constantFrom(...units),
        (numerator, denominator, decimals, digits, mode, [unit, factor]) => {
          const { verdict, remark } = assessed({
            type: number,
            solution: `(${numerator}/${denominator})/${factor}`,
            input: `${decimalOf(BigInt(numerator), BigInt(denominator), decimals, false)} ${unit}`,
            correctors: [{ kind: 'unit', unit: 'm', isExact: false }],
            judging: { precision: { mode, digits } },
          });
          if (verdict !== 'right') expect([verdict, remark]).toMatchObject(['wrong', { asked: digits, unit: 'm' }]);
        },
      ),
      { seed: 42, numRuns: runs },
    );
  });
});

/** A fraction with some decimals, rounded half up or cut off, in whole numbers only. */
function decimalOf(numerator: bigint, denominator: bigint, decimals: number, isCut: boolean): string {
  const scaled = numerator * 10n ** BigInt(decimals);
  const digits = isCut ? scaled / denominator : (2n * scaled + denominator) / (2n * denominator);
  const text = String(digits).padStart(decimals + 1, '0');
  return `${text.slice(0, -decimals)}.${text.slice(-decimals)}`;
}

describe('another value', () => {
  it.each([
    [number, 'sqrt(2)', '1.409', rounded],
    [number, 'sqrt(2)', '1.5', {}],
    [number, '3.14159', '3', {}],
    [number, '0.3', '0', {}],
    [number, '1/3', '0.34', { field: 'rational' }],
    ['input.interval', '[0; sqrt(2))', '(0; 1.4142)', rounded],
    ['input.finite-number-set', 'sqrt(2), 3', '{1.414; 1.4142}', rounded],
    ['input.text', 'Kreis', 'Kreise', {}],
  ] as const)('%s %s: %s is refused without a remark', (type, solution, input, judging) => {
    expect(assessed({ type, solution, input, judging })).toEqual({ verdict: 'wrong' });
  });
});

describe('an interval that is closed at infinity', () => {
  it.each(['(0; ∞]', '(0; infinity]', ']0; oo]'])('%s is right, and told', (input) => {
    const told = { verdict: 'right', remark: { kind: 'closedAtInfinity' } };
    expect(assessed({ type: 'input.interval', solution: '(0; infinity)', input })).toEqual(told);
  });
});

describe('a text', () => {
  it.each([
    ["d'Alembert", 'd’Alembert'],
    ["d'Alembert", 'd‘Alembert'],
    ["d'Alembert", 'd´Alembert'],
    ['New York', 'New  York'],
    ['New York', ' New\u00a0York '],
    ['Satz des Pythagoras', 'Satz des\tPythagoras'],
    ['Möbius', 'Mo\u0308bius'],
    ['Cauchy-Schwarz', 'Cauchy–Schwarz'],
    ['Cauchy-Schwarz', 'Cauchy‑Schwarz'],
    ['"ja"', '„ja“'],
    ['"oui"', '« oui »'],
    ['oui : non', 'oui: non'],
    ['ABC', 'ＡＢＣ'],
    ['und so weiter...', 'und so weiter…'],
  ])('%s may be typed as %s, unless the author asks for the exact text', (solution, input) => {
    expect(assessed({ type: 'input.text', solution, input })).toEqual({ verdict: 'right' });
    const exact = assessed({ type: 'input.text', solution, input, correctors: [{ kind: 'exactText' }] });
    const isSame = solution === input.normalize('NFC').trim();
    expect(exact).toEqual(isSame ? { verdict: 'right' } : { verdict: 'wrong', remark: { kind: 'otherSpelling' } });
  });

  it.each([
    ['New York', 'NewYork'],
    ["d'Alembert", 'dAlembert'],
    ['Cauchy-Schwarz', 'Cauchy Schwarz'],
    ['Cauchy-Schwarz', 'CauchySchwarz'],
    ['und so weiter...', 'und so weiter'],
    ['勾股定理', '勾股 定理'],
  ])('of %s has the letters of the solution, typed as %s: that is told', (solution, input) => {
    for (const [one, other] of [
      [solution, input],
      [input, solution],
    ] as const)
      expect(assessed({ type: 'input.text', solution: one, input: other })).toEqual({
        verdict: 'wrong',
        remark: { kind: 'otherSpelling' },
      });
  });

  it.each([
    ['1.5', '15'],
    ['-5', '5'],
    ['a-b', 'a+b'],
    ['New York', 'New Yorck'],
    ['...', '!'],
  ])('of %s is another text than %s', (solution, input) => {
    expect(assessed({ type: 'input.text', solution, input })).toEqual({ verdict: 'wrong', remark: undefined });
  });

  it.each([
    ['Möbius', 'Mobius'],
    ['New York', 'NewYork'],
    ["d'Alembert", 'dAlembert'],
    ['x-y', 'x+y'],
  ])('%s is not %s', (solution, input) => {
    expect(assessed({ type: 'input.text', solution, input }).verdict).toBe('wrong');
  });
});
