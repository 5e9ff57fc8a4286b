import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, sourceText } from '../testing/index.ts';
import { judgeAnswer, type Judged, type Verdict } from './index.ts';
import { usualJudging } from './testing/usual-judging.ts';

function verdict(type: Judged['type'], solution: string, input: string): Verdict {
  return judgeAnswer(input, { type, solution: sourceText(solution), correctors: [] }, usualJudging).verdict;
}

function expectNever(never: Verdict, type: Judged['type'], solution: string, answer: string): void {
  expect([solution, answer, verdict(type, solution, answer)]).not.toContain(never);
}

/** Picks one of several answers. */
const picked = fc.nat().map((index) => (answers: readonly string[]) => answers[index % answers.length] ?? '');

/** Numbers as learners write them, of all sizes, and their values. */
const number = fc
  .oneof(
    fc.integer({ min: -9, max: 9 }).map((whole) => [String(whole), whole] as const),
    fc.integer({ min: -9999, max: 9999 }).map((tenths) => [String(tenths / 10), tenths / 10] as const),
    fc
      .tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: 2, max: 13 }))
      .map(([above, below]) => [`${above}/${below}`, above / below] as const),
    fc.constantFrom(['sqrt(2)', Math.SQRT2] as const, ['pi', Math.PI] as const, ['10^6', 1e6] as const),
  )
  .map(([text, value]) => ({ text: `(${text})`, value }));

const sign = fc.constantFrom('<', '<=', '>', '>=');
const opposite: Readonly<Record<string, string>> = { '<': '>=', '<=': '>', '>': '<=', '>=': '<' };
const strictness: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };

function holds(x: number, relation: string, border: number): boolean {
  return relation.startsWith('<') ? x < border : x > border;
}

const numRuns = Math.min(runs, 1000);

describe('an inequality', () => {
  it('is never right with a point more or less, or another border', () => {
    fc.assert(
      fc.property(number, number, sign, picked, (border, point, relation, pick) => {
        fc.pre(Math.abs(border.value - point.value) > 1e-9);
        const solution = `x${relation}${border.text}`;
        const isIn = holds(point.value, relation, border.value);
        const altered = [
          isIn ? `${solution} and x!=${point.text}` : `${solution} or x=${point.text}`,
          isIn ? `${solution} and (x-${point.text})^2>0` : `${solution} or (x-${point.text})^2<=0`,
          isIn ? `${solution} and x${relation}${point.text}` : `${solution} or x${relation}${point.text}`,
          `x${strictness[relation] ?? ''}${border.text}`,
        ];
        expectNever('right', 'input.function', solution, pick(altered));
      }),
      { seed: 95, numRuns },
    );
  });

  it('is never wrong in other words', () => {
    fc.assert(
      fc.property(number, number, sign, picked, (border, point, relation, pick) => {
        const solution = `x${relation}${border.text}`;
        const rewritten = [
          `2x${relation}2*${border.text}`,
          `not (x${opposite[relation] ?? ''}${border.text})`,
          `x-${border.text}${relation}0`,
          `(${solution} and x<${point.text}) or (${solution} and x>=${point.text})`,
          `${solution} and (x=${point.text} or x!=${point.text})`,
        ];
        expectNever('wrong', 'input.function', solution, pick(rewritten));
      }),
      { seed: 96, numRuns },
    );
  });
});

const curve = fc.oneof(
  fc.tuple(number, number).map(([slope, shift]) => `y=${slope.text}*x+${shift.text}`),
  fc.tuple(fc.integer({ min: 1, max: 9 }), number).map(([a, b]) => `x+${a}*y=${b.text}`),
  number.map(({ text }) => `y=x^2+${text}`),
  number.map(({ text }) => `y=${text}`),
  fc.constant('x^2+y^2=25'),
  fc.constant('x*y=1'),
);

describe('an equation of a curve', () => {
  it('is never right with a condition, or a point more', () => {
    fc.assert(
      fc.property(curve, number, number, sign, picked, (solution, first, second, relation, pick) => {
        // Every curve but the circle and the parabola meets every line of this kind.
        const isCrossed = !/\^2/.test(solution) || Math.abs(first.value) < 5;
        fc.pre(isCrossed && !(solution === 'x*y=1' && first.value === 0) && Math.abs(first.value) > 1e-9);
        const altered = [
          `${solution} and x${relation}${first.text}`,
          `${solution} and x!=${first.text}`,
          `${solution} and x=${first.text}`,
          `${solution} and (x-${first.text})^2>0`,
        ];
        expectNever('right', 'input.function', solution, pick(altered));
        // A point that may be on the curve is no alteration, but hardly ever is one.
        const more = `${solution} or (x=${first.text} and y=${second.text}+1/7919)`;
        expectNever('right', 'input.function', solution, more);
      }),
      { seed: 97, numRuns },
    );
  });

  it('is never wrong in other words', () => {
    fc.assert(
      fc.property(curve, number, picked, (solution, { text }, pick) => {
        const rewritten = [
          solution.split('=').toReversed().join('='),
          `(${solution} and x<${text}) or (${solution} and x>=${text})`,
          `not (${solution.replace('=', '!=')})`,
          `${solution} and (x-${text})^2>=0`,
          solution.replace('=', '<=') + ' and ' + solution.replace('=', '>='),
        ];
        expectNever('wrong', 'input.function', solution, pick(rewritten));
      }),
      { seed: 98, numRuns },
    );
  });
});

const term = fc.constantFrom('x^2', '2*x', 'x+1', '3', 'x^3-x', 'x/2', 'exp(x/1000)');

describe('a function', () => {
  it('is never right with another value at a point', () => {
    fc.assert(
      fc.property(term, number, picked, (solution, { text }, pick) => {
        const altered = [
          `if(x=${text};5/7919;${solution})`,
          `${solution}+0^((x-${text})^2)`,
          `${solution}+1-sign((x-${text})^2)`,
          `${solution}+heaviside(-(x-${text})^2)`,
          `${solution}+floor(1/(1+(x-${text})^2))`,
          `if(x<${text};${solution};${solution}+1)`,
        ];
        expectNever('right', 'input.function', solution, pick(altered));
        const step = `if(x<${text};1;2)`;
        expectNever(
          'right',
          'input.function',
          step,
          pick([`if(x<=${text};1;2)`, `if(x<${text};1;2)+1-sign((x-${text})^2)`]),
        );
      }),
      { seed: 99, numRuns },
    );
  });

  it('is never wrong with the same values in cases', () => {
    fc.assert(
      fc.property(term, number, picked, (solution, { text }, pick) => {
        const same = solution.replaceAll('x', text).replaceAll(`e${text}p`, 'exp');
        const rewritten = [
          `if(x=${text};${same};${solution})`,
          `if(x<${text};${solution};${solution})`,
          `if(x<${text};${solution};if(x>${text};${solution};${same}))`,
        ];
        expectNever('wrong', 'input.function', solution, pick(rewritten));
        const step = `if(x<${text};1;2)`;
        expectNever('wrong', 'input.function', step, pick([`if(x>=${text};2;1)`, `1+heaviside(x-${text})`]));
      }),
      { seed: 100, numRuns },
    );
  });
});

describe('a function by cases', () => {
  it('is never right if it is altered at its border, or at a point', () => {
    fc.assert(
      fc.property(term, number, number, picked, (own, border, point, pick) => {
        fc.pre(Math.abs(border.value - point.value) > 1e-9);
        const solution = `${own} : x<${border.text}; ${own}+1 : x>=${border.text}`;
        const altered = [
          `${own} : x<=${border.text}; ${own}+1 : x>${border.text}`,
          `${own} : x<${point.text}; ${own}+1 : x>=${point.text}`,
          `7/7919 : x=${point.text}; ${own} : x<${border.text}; ${own}+1 : x>=${border.text} and x!=${point.text}`,
          `${own} : x<${border.text}; ${own}+1 : x>${border.text}`,
        ];
        expectNever('right', 'input.cases.function', solution, pick(altered));
      }),
      { seed: 101, numRuns },
    );
  });

  it('is never wrong if it has the same values', () => {
    fc.assert(
      fc.property(term, number, picked, (own, { text }, pick) => {
        const solution = `0 : x<${text}; (x-${text})*(${own}) : x>=${text}`;
        const rewritten = [
          `0 : x<=${text}; (x-${text})*(${own}) : x>${text}`,
          `(${own})*x-(${own})*${text} : x>=${text}; 0 : otherwise`,
          `0 : 3x<3*${text}; (x-${text})*(${own}) : x>=${text}`,
        ];
        expectNever('wrong', 'input.cases.function', solution, pick(rewritten));
      }),
      { seed: 102, numRuns },
    );
  });
});
