import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText, runs } from '../../testing/index.ts';
import {
  calculate,
  compileInterval,
  expand,
  newInterval,
  normalise,
  parseExpression,
  printText,
  type Expression,
  type Interval,
} from '../index.ts';

function read(text: string): Expression {
  const result = parseExpression(text, { functions: new Set(['f']) });
  if (!result.ok) throw new Error(`${text}: ${result.failure.kind}`);
  return result.value;
}

const slots = new Map([
  ['x', 0],
  ['y', 1],
]);

/** All values of an expression near a point. */
function valuesAround(expression: Expression, point: readonly number[]): Interval {
  const result = compileInterval(expression, { slots });
  if (!result.ok || result.value.type !== 'number') throw new Error(printText(expression));
  const into = newInterval();
  result.value.evaluate(
    point.map((x) => ({ low: x - 1e-9, high: x + 1e-9, isDefined: true })),
    into,
  );
  return into;
}

/**
 * Whether a comparison was possible: the original has a value with no gap or jump next to it, which the rewritten one
 * must have, too.
 */
function expectSameValue(original: Expression, rewritten: Expression, point: readonly number[]): boolean {
  // The sign of 1/0 in floating point depends on how the 0 came about.
  if (/\/0(?!\.)|0\^/.test(printText(rewritten))) return false;
  const before = valuesAround(original, point);
  if (!before.isDefined || !(before.high - before.low < 1e-3 * Math.max(1, Math.abs(before.low)))) return false;
  const after = valuesAround(rewritten, point);
  const where = `${printText(original)} -> ${printText(rewritten)} at ${String(point)}`;
  expect(after.low <= before.high && after.high >= before.low, where).toBe(true);
  return true;
}

const points = fc.array(
  fc
    .tuple(fc.integer({ min: -30, max: 30 }), fc.integer({ min: -30, max: 30 }))
    .map(([x, y]) => [x / 10, y / 10] as const),
  { minLength: 4, maxLength: 4 },
);

describe('the normal form', () => {
  it.each([
    ['3*5*x', '15 x'],
    ['x+x', '2 x'],
    ['x x', 'x^2'],
    ['x/x', '1'],
    ['0x', '0'],
    ['0/0', '0/0'],
    ['x^0', '1'],
    ['x+1-y^2+x^2+x y', 'x^2 + x y - y^2 + x + 1'],
    ['1/3+1/6', '1/2'],
    ['12/4', '3'],
    ['0.1+0.2', '0.3'],
    ['0.5x+1/4x', '0.75 x'],
    ['2(x+1)', '2 x + 2'],
    ['x(2x+2)', '2 x (x + 1)'],
    ['(x-1)(1-x)', '-(x - 1)^2'],
    ['(x+1)^2/(x+1)', 'x + 1'],
    ['x/(2y)', 'x/(2 y)'],
    ['(x^2)^3', 'x^6'],
    ['x^a x^b', 'x^(a + b)'],
    ['e^x', 'exp(x)'],
    ['e^x e^y', 'exp(x + y)'],
    ['ln(exp x)', 'x'],
    ['exp(2 ln x + y)', 'exp(y) x^2'],
    ['sin(arcsin x)', 'x'],
    ['arcsin(sin x)', 'arcsin(sin(x))'],
    ['sin(-x)', '-sin(x)'],
    ['cos(1-x)', 'cos(x - 1)'],
    ['arccos(-x)', 'arccos(-x)'],
    ['|2-2x|', '2 |x - 1|'],
    ['|x|^2', 'x^2'],
    ['sqrt(x)^2', 'x'],
    ['sqrt(x^2)', '|x|'],
    ['sqrt(x y)', 'sqrt(x y)'],
    ['sqrt(4x+4)', '2 sqrt(x + 1)'],
    ['sqrt 12', '2 sqrt(3)'],
    ['1/sqrt 6', '1/6 sqrt(6)'],
    ['(-8)^(1/3)', '-2'],
    ['(-8)^x (-8)^(1/3-x)', '-2'],
    ['(-8)^x (-8)^(2/3-x)', '4'],
    ['sqrt(-4)', '2 sqrt(-1)'],
    ['x/0', 'x (1/0)'],
    ['x#3', 'cbrt(x)'],
    ['x^(1/3) x^(1/3)', 'x^(2/3)'],
    ['7^1000/7^999', '7'],
    ['9^9^9', '9^387420489'],
    ['floor(7/2)+5!', '123'],
    ['lg 1000', '3'],
    ['sin 0 + cos 0 + ln 1', '1'],
    ['tanh 20', 'tanh(20)'],
    ['pi PI', 'pi^2'],
    ['infinity-1', 'infinity - 1'],
    ['f(x+x)', 'f(2 x)'],
    ['if(x+x<1;x x;1)', 'if(2 x < 1; x^2; 1)'],
    ['if(true;x+x;1)', '2 x'],
    ['[x+x;1]', '[2 x; 1]'],
    ['[[1;2];[3;4]] [[x;0];[0;x x]]', '[[1; 2]; [3; 4]] [[x; 0]; [0; x^2]]'],
    ['x+x<1 AND NOT y y=1', '2 x < 1 AND NOT y^2 = 1'],
  ])('of %s is %s', (text, expected) => {
    expect(printText(normalise(read(text)))).toBe(expected);
  });

  it('has the values of the original wherever it has one, and is its own normal form', () => {
    let compared = 0;
    fc.assert(
      fc.property(anyText, points, ({ text }, all) => {
        const original = read(text);
        const normal = normalise(original);
        expect(printText(normalise(normal))).toBe(printText(normal));
        expect(printText(normalise(read(printText(normal))))).toBe(printText(normal));
        for (const point of all) if (expectSameValue(original, normal, point)) compared++;
      }),
      { seed: 7, numRuns: runs },
    );
    expect(compared).toBeGreaterThan(runs);
  });
});

describe('the expanded form', () => {
  it.each([
    ['(x+1)(x-1)', 'x^2 - 1'],
    ['(x+1)^3', 'x^3 + 3 x^2 + 3 x + 1'],
    ['(a+b)^2-(a-b)^2', '4 a b'],
    ['x(x+1)/y', 'x^2/y + x/y'],
    ['2(x+sqrt x)^2', '2 x^2 + 4 x^(3/2) + 2 x'],
    ['sin((x+1)^2)', 'sin(x^2 + 2 x + 1)'],
    ['(x+1)^100', '(x + 1)^100'],
    ['(x+1)/(x+1)', '1'],
  ])('of %s is %s', (text, expected) => {
    expect(printText(expand(read(text)))).toBe(expected);
  });

  it('has the values of the original', () => {
    let compared = 0;
    fc.assert(
      fc.property(anyText, points, ({ text }, all) => {
        const original = read(text);
        const expanded = expand(original);
        for (const point of all) if (expectSameValue(original, expanded, point)) compared++;
      }),
      { seed: 7, numRuns: runs },
    );
    expect(compared).toBeGreaterThan(runs);
  });

  it('is the same for equal polynomials', () => {
    const polynomial = fc.letrec<{ text: string }>((tie) => ({
      text: fc.oneof(
        { maxDepth: 2 },
        fc.constantFrom('x', 'y', '1', '2', '1/3', '-3'),
        fc.tuple(tie('text'), fc.constantFrom('+', '-', '*'), tie('text')).map(([a, sign, b]) => `(${a})${sign}(${b})`),
        tie('text').map((a) => `(${a})^2`),
      ),
    })).text;
    fc.assert(
      fc.property(polynomial, polynomial, polynomial, (a, b, c) => {
        const same = [
          [`(${a})*((${b})+(${c}))`, `(${c})*(${a})+(${b})*(${a})`],
          [`((${a})+(${b}))*((${a})-(${b}))`, `(${a})^2-(${b})^2`],
          [`((${a})+(${b}))^2-(${c})`, `(${a})^2+2(${b})(${a})+(${b})^2+(${c})*(-1)`],
        ] as const;
        for (const [left, right] of same) {
          expect(printText(normalise(expand(read(left))))).toBe(printText(normalise(expand(read(right)))));
        }
      }),
      { seed: 7, numRuns: Math.ceil(runs / 10) },
    );
  });

  it('stays as it was where it would grow beyond all bounds', () => {
    const tower = '('.repeat(20) + 'x' + '+y)^2'.repeat(20);
    expect(printText(expand(read(tower))).length).toBeLessThan(1_000_000);
  });
});

describe('calculating', () => {
  it.each([
    ['x^(1/4+1/4)', undefined, 'x^0.5'],
    ['sin(0) x + 12/5', undefined, '0 x + 2.4'],
    ['pi x', 2, '3.14 x'],
    ['1/3', 3, '0.333'],
    ['x-(2+3)', undefined, 'x - 5'],
    ['[1+1;x]', undefined, '[2; x]'],
    ['x det([[1;2];[3;4]])', undefined, 'x (-2)'],
  ])('of %s with %s digits gives %s', (text, digits, expected) => {
    expect(printText(calculate(read(text), digits))).toBe(expected);
  });
});
