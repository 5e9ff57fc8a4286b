import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBox, type NumberBounds, encloses, pointIn, runs } from '../../testing/index.ts';
import { compileExpression, compileInterval, newInterval, parseExpression, type IntervalFunction } from '../index.ts';

const names = ['x', 'y', 'a'];
const slots = new Map(names.map((name, slot) => [name, slot]));
const functions = new Map([['f', (u: number, v: number) => u - 2 * v]]);

/** f is u - 2v on intervals, too. */
const intervalOfF: IntervalFunction = ([u, v], into) => {
  const body = compileInterval(parsed('x - 2y'), { slots });
  if (body.ok && body.value.type === 'number') body.value.evaluate([u ?? newInterval(), v ?? newInterval()], into);
};
const scope = { slots, functions, intervals: new Map([['f', intervalOfF]]) };

function parsed(text: string) {
  const result = parseExpression(text, { functions: new Set(['f']) });
  if (!result.ok) throw new Error(`${text}: ${result.failure.kind}`);
  return result.value;
}

function compiled(text: string) {
  const tree = parsed(text);
  const single = compileExpression(tree, scope);
  const interval = compileInterval(tree, scope);
  if (!single.ok || !interval.ok) throw new Error(text);
  return { single: single.value, interval: interval.value };
}

/** What is certain about an expression on boxes of x, y and a: an interval, or a certainty. */
function known(text: string, ...ends: readonly (readonly [number, number])[]) {
  const { interval } = compiled(text);
  const cells = ends.map(([low, high]) => ({ low, high, isDefined: true }));
  if (interval.type === 'truth') return interval.evaluate(cells);
  const into = newInterval();
  interval.evaluate(cells, into);
  return into;
}

const { number: numbers, truth: truths } = fc.letrec<{ readonly number: string; readonly truth: string }>((tie) => ({
  number: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom(...names, ...names, 'pi', '0', '1', '2', '3', '0.5'),
    fc
      .tuple(tie('number'), fc.constantFrom('+', '-', '*', '/', ' mod ', '^', '#'), tie('number'))
      .map(([left, sign, right]) => `(${left}${sign}(${right}))`),
    fc
      .tuple(fc.constantFrom('sin', 'exp', 'ln', 'sqrt', 'floor', 'round', 'tan', 'cbrt', 'arcsin'), tie('number'))
      .map(([name, argument]) => `${name}(${argument})`),
    fc
      .tuple(fc.constantFrom('min', 'f', 'atan2', 'gcd'), tie('number'), tie('number'))
      .map(([name, a, b]) => `${name}(${a};${b})`),
    tie('number').map((operand) => `(-${operand})`),
    tie('number').map((operand) => `abs(${operand})`),
    tie('number').map((operand) => `(${operand})!`),
    fc
      .tuple(tie('number'), fc.constantFrom('2', '3', '0', '-1', '(1/3)', '(-2/3)', '0.5'))
      .map(([base, exponent]) => `(${base})^${exponent}`),
    fc
      .tuple(tie('truth'), tie('number'), tie('number'))
      .map(([condition, then, otherwise]) => `if(${condition};${then};${otherwise})`),
  ),
  truth: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc
      .tuple(tie('number'), fc.constantFrom('<', '<=', '>', '>=', '=', '!='), tie('number'))
      .map(([left, sign, right]) => `${left} ${sign} ${right}`),
    fc.tuple(tie('number'), tie('number'), tie('number')).map(([a, b, c]) => `${a} < ${b} <= ${c}`),
    fc.tuple(tie('truth'), fc.constantFrom('AND', 'OR'), tie('truth')).map(([a, sign, b]) => `[${a}] ${sign} [${b}]`),
    tie('truth').map((operand) => `NOT [${operand}]`),
  ),
}));

const boxes = fc.array(aBox, { minLength: 3, maxLength: 3 });
const choices = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { minLength: 8, maxLength: 8 });

function pointsIn(cells: readonly NumberBounds[], all: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return all.map((choice) => cells.map((cell, index) => pointIn(cell, choice[index] ?? 0)));
}

describe('an expression on intervals', () => {
  it('encloses the value at every point, and tells where there may be none', () => {
    fc.assert(
      fc.property(numbers, boxes, choices, (text, cells, all) => {
        const { single, interval } = compiled(text);
        if (interval.type !== 'number' || single.type !== 'number') throw new Error(text);
        const into = newInterval();
        interval.evaluate(cells, into);
        for (const point of pointsIn(cells, all)) {
          const value = single.evaluate(point);
          expect(into, `${point.join('; ')} -> ${String(value)}`).toSatisfy((cell: NumberBounds) =>
            encloses(cell, value),
          );
        }
      }),
      { seed: 7, numRuns: runs },
    );
  });

  it('is certain only of what is the same at every point', () => {
    fc.assert(
      fc.property(truths, boxes, choices, (text, cells, all) => {
        const { single, interval } = compiled(text);
        if (interval.type !== 'truth' || single.type !== 'truth') throw new Error(text);
        const certainty = interval.evaluate(cells);
        for (const point of pointsIn(cells, all)) {
          const opposite = single.evaluate(point) ? 'false' : 'true';
          expect(certainty, point.join('; ')).not.toBe(opposite);
        }
      }),
      { seed: 7, numRuns: runs },
    );
  });

  it.each([
    ['x^2 + 1', [-2, 3], 1, 10],
    ['|x| - 2', [-2, 3], -2, 1],
    ['2x - 3', [-1, 1], -5, -1],
    ['if(x < 5; x; 100)', [0, 1], 0, 1],
    ['if(x < 5; x; 100)', [4, 6], 4, 100],
    ['max([x; 2])', [1, 3], 2, 3],
    ['xy', [1, 2], 3, 8],
  ] as const)('is as narrow as can be for %s', (text, x, low, high) => {
    expect(known(text, x, [3, 4])).toMatchObject({ low, high, isDefined: true });
  });

  it('may have no value everywhere', () => {
    expect(known('sqrt(x)', [-1, 4])).toMatchObject({ isDefined: false });
    expect(known('sqrt(x)', [-2, -1])).toMatchObject({ low: Infinity, high: -Infinity });
  });

  it.each([
    ['x <= y', [1, 3], [5, 9], 'true'],
    ['x <= y', [1, 5], [5, 9], 'true'],
    ['x < y', [1, 5], [5, 9], 'unknown'],
    ['x > y', [1, 5], [5, 9], 'false'],
    ['x = y', [1, 5], [5, 9], 'unknown'],
    ['x = y', [1, 1], [1, 1], 'true'],
    ['x != y', [1, 4], [5, 9], 'true'],
    ['1 < x < y', [2, 3], [4, 5], 'true'],
    ['1 < x < y', [0, 3], [4, 5], 'unknown'],
    ['x < y AND y < 0', [0, 9], [4, 5], 'false'],
    ['x < 100 OR y < 4.5', [0, 9], [4, 5], 'true'],
    ['NOT [x < 100]', [0, 9], [4, 5], 'false'],
  ] as const)('knows of %s what is sure', (text, x, y, certainty) => {
    expect(known(text, x, y)).toBe(certainty);
  });

  it('counts numbers as equal within the tolerance of comparisons', () => {
    expect(known('x = 1', [1 - 1e-13, 1 + 1e-13])).toBe('true');
    expect(known('x < 1', [0, 1 - 1e-13])).toBe('unknown');
    expect(known('x <= 1', [0, 1 + 1e-13])).toBe('true');
  });

  it('knows that what is not a number has no relation but being different', () => {
    const below = [-2, -1] as const;
    expect(known('sqrt(x) < 5', below)).toBe('false');
    expect(known('sqrt(x) != 5', below)).toBe('true');
    expect(known('sqrt(x) < 5', [-1, 1])).toBe('unknown');
    expect(known('sqrt(x) != 5', [-1, 1])).toBe('true');
  });

  it('takes every value of a function of the scope for possible that has no interval', () => {
    const tree = parsed('f(x;y) < 3');
    const result = compileInterval(tree, { slots, functions });
    const cell = { low: 0, high: 0, isDefined: true };
    expect(result.ok && result.value.type === 'truth' && result.value.evaluate([cell, cell])).toBe('unknown');
  });

  it.each([
    ['q + 1', 'unknownName'],
    ['sin(x;y)', 'wrongNumberOfArguments'],
    ['if(x < 1; 2)', 'wrongNumberOfArguments'],
    ['(x < 1) + 1', 'numberExpected'],
    ['x AND y', 'truthValueExpected'],
  ])('refuses %s as compileExpression does', (text, kind) => {
    const tree = parsed(text);
    expect(compileInterval(tree, scope)).toEqual(compileExpression(tree, scope));
    expect(compileInterval(tree, scope)).toMatchObject({ ok: false, failure: { kind } });
  });
});
