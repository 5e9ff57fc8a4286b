import fc from 'fast-check';
import { abs, add, complex, divide, exp, format, log, multiply, pow, sqrt, subtract, type MathType } from 'mathjs';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/index.ts';
import { evaluateExpression, numberOf, type Field, type Value } from '../index.ts';

function valueOf(text: string, field: Field): Value {
  const result = evaluateExpression(text, { field });
  if (!result.ok) throw new Error(`${text}: ${result.failure.kind}`);
  return result.value;
}

const fractionText = fc
  .tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: 1, max: 50 }))
  .map(([over, under]) => `(${over}/${under})`);
const complexText = fc.tuple(fractionText, fractionText).map(([re, im]) => `(${re}+${im}i)`);

describe.each([
  ['rational', fractionText],
  ['complex-rational', complexText],
] as const)('%s numbers', (field, numbers) => {
  it('are a field, exactly', () => {
    fc.assert(
      fc.property(numbers, numbers, numbers, (a, b, c) => {
        const laws = [
          `${a}+${b}=${b}+${a}`,
          `${a}*${b}=${b}*${a}`,
          `(${a}+${b})+${c}=${a}+(${b}+${c})`,
          `(${a}*${b})*${c}=${a}*(${b}*${c})`,
          `${a}*(${b}+${c})=${a}*${b}+${a}*${c}`,
          `${a}+0=${a}`,
          `${a}*1=${a}`,
          `${a}-${a}=0`,
          `${a}=0 OR ${a}/${a}=1`,
          `${b}=0 OR ${a}/${b}*${b}=${a}`,
          `${a}^3=${a}*${a}*${a}`,
          `${a}=0 OR ${a}^-2*${a}^2=1`,
        ];
        for (const law of laws) expect([law, valueOf(law, field)]).toEqual([law, { kind: 'truth', value: true }]);
      }),
      { seed: 7, numRuns: runs / 5 },
    );
  });
});

const expressionText = fc.letrec<{ term: string }>((tie) => ({
  term: fc.oneof(
    { maxDepth: 4, depthSize: 'medium' },
    fractionText,
    fc.integer({ min: 0, max: 20 }).map(String),
    fc.integer({ min: 0, max: 999 }).map((thousandths) => String(thousandths / 1000)),
    fc
      .tuple(tie('term'), fc.constantFrom('+', '-', '*', '/', ' mod '), tie('term'))
      .map(([a, sign, b]) => `(${a}${sign}${b})`),
    fc.tuple(tie('term'), fc.integer({ min: -3, max: 3 })).map(([a, exponent]) => `(${a})^${exponent}`),
    fc.tuple(fc.constantFrom('abs', 'sign'), tie('term')).map(([name, a]) => `${name}(${a})`),
    fc.tuple(fc.constantFrom('max', 'min'), tie('term'), tie('term')).map(([name, a, b]) => `${name}(${a};${b})`),
  ),
})).term;

describe('an expression of rational numbers', () => {
  it('has the value of the doubles, but for their rounding', () => {
    let compared = 0;
    fc.assert(
      fc.property(expressionText, (text) => {
        const [exact, float] = [valueOf(text, 'rational'), numberOf(valueOf(text, 'real'))];
        if (exact.kind !== 'rational' || float === undefined || isDelicate(text)) return;
        compared++;
        expect(Math.abs(exact.value.valueOf() - float)).toBeLessThanOrEqual(1e-7 * Math.max(1, Math.abs(float)));
      }),
      { seed: 7, numRuns: runs },
    );
    expect(compared).toBeGreaterThan(runs / 3);
  });
});

/** Where rounding decides: a jump, or a division by something that cancels. */
function isDelicate(text: string): boolean {
  return text.includes('mod') || text.includes('sign') || /\/\([^/]*[-+]|\)\^-/.test(text);
}

const part = fc.integer({ min: -40, max: 40 }).map((tenths) => tenths / 10);

describe('complex numbers', () => {
  it('have the sums, products, quotients and powers of mathjs', () => {
    fc.assert(
      fc.property(part, part, part, part, fc.integer({ min: -4, max: 4 }), (a, b, c, d, n) => {
        const [z, w] = [complex(a, b), complex(c, d)];
        const [textOfZ, textOfW] = [`(${a}+(${b})i)`, `(${c}+(${d})i)`];
        const cases: (readonly [string, MathType])[] = [
          [`${textOfZ}+${textOfW}`, add(z, w)],
          [`${textOfZ}-${textOfW}`, subtract(z, w)],
          [`${textOfZ}*${textOfW}`, multiply(z, w)],
          [`|${textOfZ}|`, abs(z)],
          [`exp(${textOfZ})`, exp(z)],
          [`sqrt(${textOfZ})`, sqrt(z)],
        ];
        if (c !== 0 || d !== 0) cases.push([`${textOfZ}/${textOfW}`, divide(z, w)]);
        if (a !== 0 || b !== 0) cases.push([`${textOfZ}^${n}`, pow(z, n)], [`ln${textOfZ}`, log(z)]);
        for (const [text, expected] of cases) {
          const { re, im } = complex(format(expected, 15));
          const [foundRe, foundIm] = partsOf(valueOf(text, 'complex'));
          expect([text, Math.hypot(foundRe - re, foundIm - im) <= 1e-9 * Math.max(1, Math.hypot(re, im))]).toEqual([
            text,
            true,
          ]);
        }
      }),
      { seed: 7, numRuns: runs },
    );
  });
});

function partsOf(value: Value): readonly [number, number] {
  return value.kind === 'complex' ? [value.re, value.im] : [numberOf(value) ?? NaN, 0];
}
