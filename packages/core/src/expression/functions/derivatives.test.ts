import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileExpression } from '../evaluation/compile.ts';
import { parseExpression } from '../reading/parse.ts';
import { runs } from '../../testing/index.ts';
import { functions } from './index.ts';

const slots = new Map([
  ['a', 0],
  ['b', 1],
]);

/** A derivative from the table, as a function of the arguments. */
function compiled(text: string): (numbers: readonly number[]) => number {
  const parsed = parseExpression(text);
  const result = parsed.ok && compileExpression(parsed.value, { slots });
  if (result === false || !result.ok || result.value.type !== 'number') throw new Error(text);
  return result.value.evaluate;
}

/** Away from 0, where a kink looks smooth to central differences. */
const aNumber = fc.double({ min: -4, max: 4, noNaN: true }).filter((x) => Math.abs(x) > 0.05);

describe.each(functions.flatMap(({ derivatives, ...entry }) => (derivatives ? [{ ...entry, derivatives }] : [])))(
  'the derivative of $name',
  ({ derivatives, evaluate, arity: [, most] }) => {
    it('is given for every argument', () => {
      expect(derivatives.length).toBe(most);
    });

    it('is the limit of differences', () => {
      const outer = derivatives.map(compiled);
      let compared = 0;
      fc.assert(
        fc.property(fc.tuple(aNumber, aNumber), fc.nat(derivatives.length - 1), ([x, y], by) => {
          const numbers = derivatives.length === 1 ? [x] : [x, y];
          const at = (step: number): number =>
            evaluate(...numbers.map((number, index) => (index === by ? number + step : number)));
          const [wide, narrow, none] = [difference(at, 2e-4), difference(at, 1e-4), at(0)];
          // Extrapolation: the error of a central difference falls to a quarter when its width is halved; what remains
          // tells whether the function is smooth here.
          const limit = narrow + (narrow - wide) / 3;
          const doubt = Math.abs(narrow - wide);
          const bend = (at(1e-4) - 2 * none + at(-1e-4)) / 1e-4;
          const size = 1 + Math.abs(limit);
          fc.pre(Number.isFinite(none) && doubt < 1e-4 * size && Math.abs(bend) < 0.2 * size);
          compared++;
          const value = outer[by]?.(numbers) ?? NaN;
          expect(Math.abs(value - limit), `${value} and ${limit}`).toBeLessThanOrEqual(
            1e-7 * (1 + Math.abs(limit) + Math.abs(none)) + 0.1 * doubt,
          );
        }),
        { seed: 7, numRuns: runs, maxSkipsPerRun: 1000 },
      );
      expect(compared).toBeGreaterThanOrEqual(runs);
    });
  },
);

function difference(at: (step: number) => number, step: number): number {
  return (at(step) - at(-step)) / (2 * step);
}
