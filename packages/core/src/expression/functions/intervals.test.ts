import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBox, encloses, pointIn, runs } from '../../testing/index.ts';
import { newInterval } from '../numbers/interval.ts';
import { functions, functionsByName } from './index.ts';

describe.each(functions)('the interval of $name', ({ arity: [fewest, most], evaluate, interval }) => {
  const boxes = fc.array(aBox, { minLength: fewest, maxLength: Math.min(most, 3) });

  it('encloses every value, and says where there is none', () => {
    fc.assert(
      fc.property(boxes, fc.array(fc.nat(), { minLength: 3, maxLength: 3 }), fc.nat(3), (cells, choices, alias) => {
        const numbers = cells.map((cell, index) => pointIn(cell, choices[index] ?? 0));
        const value = evaluate(...numbers);
        const result = newInterval();
        interval(cells, result);
        expect(result, `${numbers.join('; ')} -> ${value}`).toSatisfy((cell: typeof result) => encloses(cell, value));
        const copies = cells.map((cell) => ({ ...cell }));
        const into = copies[alias] ?? newInterval();
        interval(copies, into);
        expect(into).toEqual(result);
      }),
      { seed: 7, numRuns: runs },
    );
  });

  it('is hardly larger than needed at a single number', () => {
    const result = newInterval();
    for (const x of [-2.5, -1, fewest === 1 ? -0.3 : -0.25, 0.5, 1, 2, 3]) {
      const value = evaluate(...Array.from({ length: fewest }, () => x));
      interval(
        Array.from({ length: fewest }, () => ({ low: x, high: x, isDefined: true })),
        result,
      );
      if (Number.isFinite(value)) expect(result.high - result.low).toBeLessThanOrEqual(1e-14 * (1 + Math.abs(value)));
    }
  });

  it('is empty where an argument is', () => {
    const result = newInterval();
    if (fewest === 2 && evaluate(NaN, 0) === 1) return;
    interval(Array.from({ length: fewest }, newInterval), result);
    expect(result.low).toBeGreaterThan(result.high);
    expect(result.isDefined).toBe(false);
  });
});

describe('the interval of a function over a range', () => {
  const pi = Math.PI;

  it.each([
    ['sin', 0, pi, 0, 1],
    ['sin', -1, 0.5, Math.sin(-1), Math.sin(0.5)],
    ['sin', 1, 5, -1, 1],
    ['cos', -1, 2, Math.cos(2), 1],
    ['tan', -1, 1, Math.tan(-1), Math.tan(1)],
    ['tan', 1, 2, -Infinity, Infinity],
    ['cot', 1, 2, 1 / Math.tan(2), 1 / Math.tan(1)],
    ['cot', 0, 1, 1 / Math.tan(1), Infinity],
    ['sec', -1, 1, 1, 1 / Math.cos(1)],
    ['cosh', -1, 2, 1, Math.cosh(2)],
    ['sech', -1, 2, 1 / Math.cosh(2), 1],
    ['sqrt', -1, 4, 0, 2],
    ['ln', 0, Math.E, -Infinity, 1],
    ['arcsin', -3, 0, -pi / 2, 0],
    ['arcoth', 2, 3, Math.atanh(1 / 3), Math.atanh(0.5)],
    ['abs', -3, 2, 0, 3],
    ['floor', 1.5, 3.2, 1, 3],
    ['fract', 1.25, 1.5, 0.25, 0.5],
    ['fac', 2.5, 4.5, 6, 24],
    ['dirac', 1, 2, 0, 0],
    ['heaviside', -1, 1, 0, 1],
  ])('is that of %s from %f to %f but for rounding', (name, low, high, least, greatest) => {
    const result = newInterval();
    functionsByName.get(name)?.interval([{ low, high, isDefined: true }], result);
    expect(result.low).toBeCloseTo(least, 12);
    expect(result.high).toBeCloseTo(greatest, 12);
  });

  it.each([
    ['sqrt', -1, 4],
    ['ln', -1, 1],
    ['arcosh', 0, 2],
    ['sin', 0, Infinity],
    ['fac', 1, 2],
  ])('says that %s is not defined on all of %f to %f', (name, low, high) => {
    const result = newInterval();
    functionsByName.get(name)?.interval([{ low, high, isDefined: true }], result);
    expect(result.isDefined).toBe(false);
  });

  it('knows the angles of a quadrant', () => {
    const result = newInterval();
    const [y, x] = [
      { low: 1, high: 2, isDefined: true },
      { low: -1, high: 1, isDefined: true },
    ];
    functionsByName.get('atan2')?.interval([y, x], result);
    expect(result.low).toBeCloseTo(pi / 4, 12);
    expect(result.high).toBeCloseTo((3 * pi) / 4, 12);
  });
});
