import fc from 'fast-check';
import { all, compile, create, type BigNumber, type EvalFunction } from 'mathjs';
import { describe, expect, it } from 'vitest';
import { areEqual, parseExpression, type Expression } from '../expression/index.ts';
import { runs, sourceText } from '../testing/index.ts';
import { judgeAnswer } from './index.ts';
import { identities, mistakes, pairOf, type TermRewriting } from './pairs/rules.ts';
import { usualJudging } from './testing/usual-judging.ts';

const part = fc.letrec<{ readonly term: string }>((tie) => ({
  term: fc.oneof(
    { maxDepth: 2 },
    fc.constantFrom('x', 'x', 'y', 'a', '2', '3', 'pi', '0.3', 'x^2', '2*x', 'x/2'),
    fc.tuple(tie('term'), fc.constantFrom('+', '-', '*'), tie('term')).map(([a, sign, b]) => `(${a}${sign}${b})`),
    fc.tuple(fc.constantFrom('sin', 'cos', 'exp', 'abs'), tie('term')).map(([name, a]) => `${name}(${a})`),
    fc.tuple(fc.constantFrom('ln', 'sqrt'), tie('term')).map(([name, a]) => `${name}(${a})`),
  ),
})).term;

const around = fc.constantFrom('#', '#', 'x*#', '#+x', '2-#', '#/(x^2+1)', '3*#-y', 'exp(#/10)', '#^2', 'arctan(#)');

const pairs = (rules: readonly TermRewriting[]) =>
  fc
    .tuple(fc.constantFrom(...rules), fc.tuple(part, part, part), around, fc.boolean())
    .map(([rule, parts, surroundings, isTurned]) => {
      const [first, second] = pairOf(rule, parts, surroundings);
      return isTurned ? ([second, first] as const) : ([first, second] as const);
    });

function forMathjs(text: string): string {
  return text.replaceAll('ln(', 'log(').replaceAll('arctan(', 'atan(');
}

/** Otherwise mathjs calculates in complex numbers on the way to a real one. */
const realOnly = {
  sqrt: (x: number) => (x < 0 ? NaN : Math.sqrt(x)),
  log: (x: number) => (x < 0 ? NaN : Math.log(x)),
};

/** A number where a term is real and finite, by mathjs. */
function valuesByMathjs(text: string): (point: Readonly<Record<string, number>>) => number {
  const compiled: EvalFunction = compile(forMathjs(text));
  return (point) => {
    const value: unknown = compiled.evaluate({ ...point, ...realOnly });
    return typeof value === 'number' && Number.isFinite(value) ? value : NaN;
  };
}

const coordinates = [0.3, 0.7, 1.1, 1.9, 2.3, 3.7, -0.4, -1.3, -2.6, 5.1, 0.01, -0.02];

/** The values of both at the points of a grid where both are defined, by mathjs. */
function commonValues(solution: string, answer: string): readonly (readonly [number, number])[] {
  const [first, second] = [valuesByMathjs(solution), valuesByMathjs(answer)];
  const points = coordinates.flatMap((x, index) =>
    [1, 4, 7].map((shift) => {
      const at = (by: number) => coordinates[(index + by * shift) % coordinates.length] ?? 0;
      return { x, y: at(1), a: at(2) };
    }),
  );
  return points
    .map((point) => [first(point), second(point)] as const)
    .filter((values) => values.every((value) => !Number.isNaN(value)));
}

function areClearlyApart([left, right]: readonly [number, number]): boolean {
  const size = Math.max(Math.abs(left), Math.abs(right));
  return size < 1e12 && Math.abs(left - right) > 1e-5 * Math.max(1e-6, size);
}

const precise = create(all ?? {}, { number: 'BigNumber', precision: 80 });

/** A term at a point by mathjs with 80 digits; undefined where it is not real. */
function preciseValue(text: string, point: Readonly<Record<string, number>>): string | undefined {
  const values = Object.entries(point).map(([name, value]) => [name, precise.bignumber(value)] as const);
  const nothing = precise.bignumber(NaN);
  const value: unknown = precise.evaluate(forMathjs(text), {
    ...Object.fromEntries(values),
    // The sine of π to 80 digits is not 0.
    sqrt: (x: BigNumber) => (x.lt(-1e-60) ? nothing : precise.sqrt(x.abs())),
    log: (x: BigNumber) => (x.isNegative() ? nothing : precise.log(x)),
  });
  return precise.isBigNumber(value) && value.isFinite() ? value.toPrecision(40) : undefined;
}

function read(text: string): Expression {
  const parsed = parseExpression(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

/** Whether the two differ at the point that the engine gives as its reason. */
function isWitnessed(solution: string, answer: string): boolean {
  const equality = areEqual(read(answer), read(solution), { domain: 'right' });
  if (equality.kind !== 'unequal') return false;
  return preciseValue(solution, equality.witness) !== preciseValue(answer, equality.witness);
}

function verdictOn([solution, answer]: readonly [string, string]) {
  return judgeAnswer(answer, { type: 'input.function', solution: sourceText(solution), correctors: [] }, usualJudging);
}

const numRuns = runs >= 10_000 ? runs : Math.min(runs, 300);

describe('generated pairs', () => {
  it('rewritten by an identity are never wrong, and hardly ever undecided', () => {
    let undecided = 0;
    fc.assert(
      fc.property(pairs(identities), (pair) => {
        // An answer that is defined nowhere is wrong.
        if (commonValues(...pair).length === 0) return;
        const { verdict } = verdictOn(pair);
        if (verdict === 'undecided') undecided++;
        else expect([pair, verdict]).toEqual([pair, 'right']);
      }),
      { seed: 2026, numRuns },
    );
    expect(undecided / numRuns).toBeLessThan(0.02);
  });

  it('rewritten by a mistake are never right where they differ, and wrong only with a witness', () => {
    let undecided = 0;
    fc.assert(
      fc.property(pairs(mistakes), (pair) => {
        const { verdict } = verdictOn(pair);
        const values = commonValues(...pair);
        if (verdict === 'undecided' && values.length > 0) undecided++;
        if (verdict === 'right') expect([pair, values.some(areClearlyApart)]).toEqual([pair, false]);
        if (verdict === 'wrong') expect([pair, isWitnessed(...pair)]).toEqual([pair, true]);
      }),
      { seed: 2027, numRuns },
    );
    expect(undecided / numRuns).toBeLessThan(0.02);
  });
});
