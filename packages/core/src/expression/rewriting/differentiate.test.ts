import fc from 'fast-check';
import { derivative } from 'mathjs';
import { describe, expect, it } from 'vitest';
import { anyText, runs } from '../../testing/index.ts';
import {
  compileExpression,
  compileInterval,
  differentiate,
  functions,
  newInterval,
  parseExpression,
  printText,
  type Expression,
  type FunctionBody,
} from '../index.ts';

const names = new Map([
  ['x', 0],
  ['y', 1],
]);

function read(text: string): Expression {
  const result = parseExpression(text, { functions: new Set(['f', 'g', 'derivative']) });
  if (!result.ok) throw new Error(`${text}: ${result.failure.kind}`);
  return result.value;
}

function derivativeOf(expression: Expression): Expression {
  const result = differentiate(expression, 'x');
  if (!result.ok) throw new Error(result.failure.kind);
  return result.value;
}

function valueAt(expression: Expression, x: number, y: number): number {
  const result = compileExpression(expression, { slots: names });
  if (!result.ok || result.value.type !== 'number') throw new Error(printText(expression));
  return result.value.evaluate([x, y]);
}

/** Points away from the kinks and gaps that many functions have at whole numbers. */
const point = fc
  .tuple(fc.integer({ min: -300, max: 300 }), fc.integer({ min: 50, max: 300 }))
  .map(([x, y]) => [x / 100 + 0.0037, y / 100] as const);

/** Whether the value of an expression keeps more than eight digits despite rounding. */
function isWellConditioned(expression: Expression, x: number, y: number): boolean {
  const result = compileInterval(expression, { slots: names });
  if (!result.ok || result.value.type !== 'number') return false;
  const into = newInterval();
  result.value.evaluate(
    [x, y].map((at) => ({ low: at, high: at, isDefined: true })),
    into,
  );
  return into.high - into.low <= 1e-9 * Math.max(1, Math.abs(into.low));
}

/** The slope by central differences of two widths; undefined if they disagree. */
function slopeAt(f: (x: number) => number, x: number): number | undefined {
  const slope = (h: number): number => (f(x + h) - f(x - h)) / (2 * h);
  const [wide, narrow] = [slope(2e-4), slope(1e-4)];
  const better = (4 * narrow - wide) / 3;
  const isSmooth = Math.abs(wide - narrow) < 1e-3 * Math.max(1, Math.abs(narrow));
  return isSmooth && Math.abs(f(x)) < 1e4 * Math.max(1, Math.abs(better)) ? better : undefined;
}

describe('a derivative', () => {
  it.each([
    ['7', '0'],
    ['y', '0'],
    ['x', '1'],
    ['3x^2+2x-7', '6 x + 2'],
    ['(x+1)(x-2)', 'x - 2 + x + 1'],
    ['x sin x', 'sin(x) + x cos(x)'],
    ['1/x', '-1/x^2'],
    ['3/(2x-1)^2', '-12/(2 x - 1)^3'],
    ['x/(x^2+1)', '(x^2 + 1 - 2 x^2)/(x^2 + 1)^2'],
    ['x^n', 'n x^(n - 1)'],
    ['2^x', '2^x ln(2)'],
    ['e^(2x)', '2 e^(2 x)'],
    ['x^x', 'x^x (ln(x) + 1)'],
    ['x^(1/3)', '1/3 x^(-2/3)'],
    ['1.5x^3', '4.5 x^2'],
    ['x#3', '1/(3 (x#3)^2)'],
    ['|x|', 'sign(x)'],
    ['x mod 3', '1'],
    ['log(x)', '1/x'],
    ['log_2(x)', '1/(x ln(2))'],
    ['sqrt(4x)', '2/sqrt(4 x)'],
    ['hypot(x;3)', 'x/hypot(x; 3)'],
    ['min(x;3)', 'if(x <= 3; 1; 0)'],
    ['max([x;y])', 'if(x >= y; 1; 0)'],
    ['if(x<1;x^2;2x)', 'if(x < 1; 2 x; 2)'],
    ['[x;x^2]', '[1; 2 x]'],
    ['n!', '0'],
    ['h(y)', '0'],
  ])('of %s is %s', (text, expected) => {
    expect(printText(derivativeOf(read(text)))).toBe(expected);
  });

  it.each([
    ['x + x!', 'notDifferentiable', { from: 4, to: 6 }],
    ['gcd(x;2)', 'notDifferentiable', { from: 0, to: 8 }],
    ['f(x)', 'notDifferentiable', { from: 0, to: 4 }],
    ['x<1', 'notDifferentiable', { from: 0, to: 3 }],
    ['2 derivative(x;x)', 'nestedDerivative', { from: 2, to: 17 }],
  ])('of %s is refused: %s', (text, kind, span) => {
    expect(differentiate(read(text), 'x')).toEqual({ ok: false, failure: { kind, span } });
  });

  it('of a function of the scope is that of what it is made of', () => {
    const square: FunctionBody = { parameters: ['t'], expression: read('t^2') };
    const result = differentiate(read('f(3x)'), 'x', new Map([['f', square]]));
    expect(result.ok && printText(result.value)).toBe('18 x');
  });

  it('of a derivative is refused, also by way of a function', () => {
    const slope: FunctionBody = { parameters: ['t'], expression: read('derivative(t^2; t)') };
    const result = differentiate(read('if(f(1)<0; 2; 3)'), 'x', new Map([['f', slope]]));
    expect(result.ok ? 'found' : result.failure.kind).toBe('nestedDerivative');
  });

  it('of what grows beyond all bounds is refused', () => {
    let text = 'x';
    for (let times = 0; times < 180; times++) text = `sin(x ${text})`;
    const result = differentiate(read(text), 'x');
    expect(result.ok ? 'found' : result.failure.kind).toBe('tooLong');
  });

  it('is the slope, as finite differences have it', () => {
    let compared = 0;
    fc.assert(
      fc.property(anyText, point, ({ text }, [x, y]) => {
        const expression = read(text);
        const exact = valueAt(derivativeOf(expression), x, y);
        const slope = slopeAt((at) => valueAt(expression, at, y), x);
        if (slope === undefined || !Number.isFinite(exact)) return;
        compared++;
        expect(Math.abs(exact - slope)).toBeLessThan(1e-2 * Math.max(1, Math.abs(exact)));
      }),
      { seed: 7, numRuns: runs },
    );
    expect(compared).toBeGreaterThan(runs / 4);
  });

  it('is the slope for every function of the language that has one', () => {
    for (const { name, arity, derivatives } of functions) {
      for (const [index] of (derivatives ?? []).entries()) {
        const others = ['1.7', '0.6', '0.3'].slice(0, Math.max(arity[0], index + 1));
        const expression = read(`${name}(${others.map((other, each) => (each === index ? 'x' : other)).join(';')})`);
        const derivative = derivativeOf(expression);
        for (const x of [-2.3, -0.4, 0.3, 0.7, 1.9]) {
          const slope = slopeAt((at) => valueAt(expression, at, 0), x);
          if (slope === undefined) continue;
          expect(Math.abs(valueAt(derivative, x, 0) - slope), `${printText(expression)} at ${x}`).toBeLessThan(1e-4);
        }
      }
    }
  });

  it('has the value that mathjs finds', () => {
    let compared = 0;
    fc.assert(
      fc.property(anyText, point, ({ text, mathjs }, [x, y]) => {
        const theirs: unknown = derivative(mathjs, 'x', { simplify: false }).evaluate({ x, y });
        const expression = derivativeOf(read(text));
        const ours = valueAt(expression, x, y);
        if (
          !isWellConditioned(expression, x, y) ||
          typeof theirs !== 'number' ||
          !Number.isFinite(theirs) ||
          !Number.isFinite(ours)
        )
          return;
        compared++;
        expect(Math.abs(ours - theirs)).toBeLessThanOrEqual(1e-6 * Math.max(1, Math.abs(ours), Math.abs(theirs)));
      }),
      { seed: 7, numRuns: runs },
    );
    expect(compared).toBeGreaterThan(runs / 4);
  });
});
