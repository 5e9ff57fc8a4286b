import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/index.ts';
import { isBelowDecimals } from '../numbers/format-number.ts';
import { evaluateExpression, matchesPrecision, roundTo, type Field, type Precision, type Value } from '../index.ts';

function valueOf(text: string, field: Field = 'complex-rational'): Value {
  const result = evaluateExpression(text, { field });
  if (!result.ok) throw new Error(result.failure.kind);
  return result.value;
}

function matches(answer: string, solution: string, mode: Precision['mode'], digits: number): boolean {
  return matchesPrecision(valueOf(answer), valueOf(solution), { mode, digits });
}

describe('an answer', () => {
  it.each([
    ['0.333', '1/3', 3, true],
    ['0.3335', '1/3', 3, true],
    ['0.3325', '1/3', 3, true],
    ['0.33351', '1/3', 3, false],
    ['0.33249', '1/3', 3, false],
    ['1/3', '1/3', 3, true],
    ['0.125', '0.125', 2, true],
    ['infinity', 'infinity', 2, true],
    ['1E300', 'infinity', 2, false],
    ['0/0', '0/0', 2, false],
    ['0.33+1.5i', '1/3+1.499i', 2, true],
    ['0.33+1.5i', '1/3+1.4i', 2, false],
    ['2', '2.001+0.001i', 2, true],
    ['[0.33;0.67]', '[1/3;2/3]', 2, true],
    ['[0.33;0.6]', '[1/3;2/3]', 2, false],
    ['[0.33;0.67]', '[[1/3;2/3]]', 2, false],
    ['1/3', '[1/3]', 2, false],
    ['[[1;2];[3;4]]', '[[1;2];[3;4.001]]', 2, true],
    ['true', '1<2', 2, true],
    ['false', '1<2', 2, false],
    ['1', '1<2', 2, false],
  ])('%s for %s is exact to at least %d decimals: %s', (answer, solution, digits, outcome) => {
    expect(matches(answer, solution, 'atleast', digits)).toBe(outcome);
  });

  it.each([
    ['0.67', '2/3', 2, true],
    ['2/3', '2/3', 2, false],
    ['0.66', '2/3', 2, false],
    ['0.670000001', '2/3', 2, true],
    ['1.01', '1.005', 2, true],
    ['-3', '-2.5', 0, true],
    ['0.33+0.67i', '1/3+2/3i', 2, true],
  ])('%s for %s is the value rounded to %d decimals: %s', (answer, solution, digits, outcome) => {
    expect(matches(answer, solution, 'rounded', digits)).toBe(outcome);
  });

  it.each([
    ['0.66', '2/3', 2, true],
    ['0.67', '2/3', 2, false],
    ['-0.66', '-2/3', 2, true],
    ['0.29', '0.29', 2, true],
    ['0.57', '0.57', 2, true],
    ['2', '2.9', 0, true],
    ['3', '2.99999999999', 2, true],
    ['0', '0', 2, true],
    ['0', '-0.004', 2, true],
  ])('%s for %s is the value cut to %d decimals: %s', (answer, solution, digits, outcome) => {
    expect(matches(answer, solution, 'truncate', digits)).toBe(outcome);
  });

  it('that is the rounded solution always has enough decimals', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        // With more digits, the last one of a large number is lost in rounding.
        fc.integer({ min: 0, max: 7 }),
        fc.constantFrom('atleast', 'rounded'),
        (value, digits, mode) => {
          fc.pre(mode === 'rounded' || !isBelowDecimals(value, digits));
          const rounded: Value = { kind: 'real', value: roundTo(value, digits) };
          const solution: Value = { kind: 'real', value };
          const beside: Value = { kind: 'real', value: rounded.value + 0.6 * 10 ** -digits };
          expect(matchesPrecision(rounded, solution, { mode, digits })).toBe(true);
          expect(matchesPrecision(beside, solution, { mode, digits })).toBe(false);
        },
      ),
      { seed: 7, numRuns: runs },
    );
  });

  it('that decimals leave nothing of has its significant digits', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 9.9, noNaN: true }),
        fc.integer({ min: -300, max: -9 }),
        (mantissa, power) => {
          const real = (value: number): Value => ({ kind: 'real', value });
          const solution = real(Number(`${mantissa}e${power}`));
          const typed = (value: number) => real(Number(`${value.toFixed(2)}e${power}`));
          const precision = { mode: 'atleast', digits: 2 } as const;
          expect(matchesPrecision(typed(mantissa), solution, precision)).toBe(true);
          expect(matchesPrecision(typed(mantissa + 0.02), solution, precision)).toBe(false);
          expect(matchesPrecision(real(0), solution, precision)).toBe(false);
        },
      ),
      { seed: 7, numRuns: runs },
    );
  });
});
