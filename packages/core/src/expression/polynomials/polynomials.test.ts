import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseExpression } from '../index.ts';
import { rationalFunctionOf } from '../equality/rational-function.ts';
import { realRootOf } from './real-roots.ts';
import { commonDivisor, divided, squareFree, wholePolynomialOf, type WholePolynomial } from './whole-polynomial.ts';

function read(text: string): WholePolynomial | undefined {
  const parsed = parseExpression(text);
  const above = parsed.ok ? rationalFunctionOf(parsed.value)?.above : undefined;
  return above && wholePolynomialOf(above);
}

/** With a positive leading coefficient. */
function positive(coefficients: WholePolynomial): WholePolynomial {
  const sign = (coefficients.at(-1) ?? 1n) < 0n ? -1n : 1n;
  return coefficients.map((coefficient) => sign * coefficient);
}

function polynomial(text: string): WholePolynomial {
  const result = read(text);
  if (result === undefined) throw new Error(`Not a polynomial: ${text}`);
  return result;
}

describe('a polynomial in one name', () => {
  it.each([
    ['x^2/2-1/3', [-2n, 0n, 3n]],
    ['0.5x', [0n, 1n]],
    ['-4x-2', [-1n, -2n]],
    ['7', [1n]],
    ['x-x', []],
    ['x^2+y', undefined],
    ['pi x', undefined],
    ['x^17', undefined],
    ['10^70 x', undefined],
  ])('%s', (text, coefficients) => {
    expect(read(text)).toEqual(coefficients);
  });

  it.each([
    ['(x-1)^3(x+2)^2', '(x-1)(x+2)'],
    ['x^4', 'x'],
    ['5', '1'],
  ])('%s has the roots of %s', (text, distinct) => {
    expect(positive(squareFree(polynomial(text)))).toEqual(polynomial(distinct));
  });

  it.each([
    ['(x-1)(x-2)', '(x-2)(x-3)', 'x-2'],
    ['x^2-1', 'x^2+1', '1'],
    ['0', 'x+1', 'x+1'],
  ])('%s and %s have the common divisor %s', (a, b, divisor) => {
    expect(positive(commonDivisor(polynomial(a), polynomial(b)))).toEqual(polynomial(divisor));
  });

  it.each(['x^2+1', 'x^4+x^2+1', '3', 'x^6-x+1'])('%s has no real root', (text) => {
    expect(realRootOf(squareFree(polynomial(text)))).toBeUndefined();
  });

  it.each(['x^2-2', 'x^3-x-1', '10^12-x', 'x^5-10^-3', '(x-1)(x-1.0001)(x-1.0002)', 'x', 'x^3-6x^2+11x-6'])(
    '%s has a root where its sign changes',
    (text) => {
      const root = realRootOf(polynomial(text)) ?? NaN;
      const coefficients = polynomial(text).map(Number);
      const at = (x: number) => coefficients.reduceRight((value, coefficient) => value * x + coefficient, 0);
      const step = 1e-6 * Math.max(1, Math.abs(root));
      expect(at(root - step) * at(root + step)).toBeLessThan(0);
    },
  );

  it('divided by a factor is the product of the others', () => {
    const linear = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: -20, max: 20 }));
    fc.assert(
      fc.property(fc.array(linear, { minLength: 2, maxLength: 7 }), (factors) => {
        const texts = factors.map(([slope, constant]) => `(${slope}x+${constant})`);
        const rest = divided(polynomial(texts.join('')), polynomial(texts[0] ?? '1')).quotient;
        expect(rest).toEqual(polynomial(texts.slice(1).join('')));
      }),
      { seed: 13, numRuns: 100 },
    );
  });
});
