import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../platform/index.ts';
import type { VariableDefinition } from '../definitions/definition.ts';
import { drawQuestion } from './draw-question.ts';

function valueOf(...written: readonly (readonly [type: string, name: string, text: string])[]): number | undefined {
  const definitions = written.map(([type, name, text], index): VariableDefinition => {
    const span = { from: index, to: index + 1 };
    const values = text.split('|').map((each) => ({ text: each, span }));
    return { type, name, nameSpan: span, values, options: [], attributes: {}, span };
  });
  const drawn = drawQuestion(definitions, [], seededRandom(1));
  if (!drawn.ok) throw new Error(JSON.stringify(drawn.failure));
  const last = drawn.value.get(written.at(-1)?.[1] ?? '');
  return last?.kind === 'number' ? last.value : undefined;
}

describe('a computed number', () => {
  it.each([
    ['(10^8+1)^2-10^16-2*10^8', 1],
    ['2^60-(2^60-1)', 1],
    ['(10^8+1)^2-(10^8)^2', 200_000_001],
    ['e^40-exp(40)', 0],
    ['exp(40)-e^40+1/3', 1 / 3],
    ['300!/299!', 300],
    ['10^400/10^399', 10],
    ['10^-400/10^-401', 10],
    ['binomial(2000;1000)/binomial(2000;999)', 1001 / 1000],
    ['fac(200)/fac(199)', 200],
    ['(1-cos(10^-9))*10^18', 0.5],
    ['sqrt(10^20+1)-10^10', 5e-11],
    ['(10^16+1)-10^16+sqrt(2)', 1 + Math.SQRT2],
    ['floor((10^16+1)/10)*10-10^16', 0],
    ['mod(10^20+7;10)', 7],
    ['2^100 mod 7', 2],
    ['ln(10^400)-400*ln(10)', 0],
    ['exp(1000)/exp(999)', Math.E],
    ['0.1+0.2', 0.3],
    ['1-0.9', 0.1],
  ])('%s is %d', (text, value) => {
    expect(valueOf(['number', 's', text])).toBeCloseTo(value, 12);
  });

  it('is exact where it depends on numbers that doubles cannot hold', () => {
    expect(valueOf(['number', 'a', '2^60'], ['number', 'b', 'a-1'], ['number', 's', 'a-b'])).toBe(1);
    expect(valueOf(['number', 'a', '300!'], ['number', 'b', '299!'], ['number', 's', 'a/b'])).toBe(300);
    expect(valueOf(['function', 'f', '(x+1)^2-x^2'], ['number', 's', 'f(10^8)'])).toBe(200_000_001);
  });

  it('is exact where it depends on drawn numbers', () => {
    const drawn = valueOf(['randint', 'n', '200|300'], ['number', 's', 'n!/(n-1)!']);
    expect(drawn).toBeGreaterThanOrEqual(200);
    expect(drawn).toBeLessThanOrEqual(300);
  });

  it('is closer than doubles where it depends on a random number', () => {
    const [a, s] = [
      valueOf(['randdouble', 'a', '0|1']),
      valueOf(['randdouble', 'a', '0|1'], ['number', 's', '(a+10^8)-10^8']),
    ];
    expect(s).toBeCloseTo(a ?? NaN, 14);
  });

  it('keeps the double of a usual calculation', () => {
    expect(valueOf(['number', 's', 'sqrt(2)*sqrt(2)'])).toBe(Math.SQRT2 * Math.SQRT2);
    expect(valueOf(['number', 's', 'sin(1)/3'])).toBe(Math.sin(1) / 3);
  });
});
