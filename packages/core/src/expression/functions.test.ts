import { describe, expect, it } from 'vitest';
import { evaluateExpression, functions, isReservedName, parseExpression, printMathml, printTex } from './index.ts';

const spellings = functions.flatMap(({ name, synonyms = [] }) => [name, ...synonyms]);

describe.each(functions)('$name', ({ name, synonyms = [], arity, inverse, doc }) => {
  it.each(doc.examples)('keeps its documented promise: %s is %d', (text, value) => {
    const result = evaluateExpression(text);
    expect(result).toMatchObject({ ok: true });
    expect(result.ok && result.value).toBeCloseTo(value, 12);
  });

  it('is called in at least one of its examples', () => {
    const isCalled = (text: string): boolean => {
      const parsed = parseExpression(text);
      return parsed.ok && [name, ...synonyms].some((spelling) => text.includes(spelling));
    };
    expect(doc.examples.some(([text]) => isCalled(text))).toBe(true);
    expect(doc.meaning).not.toBe('');
  });

  it('may be called by no other number of arguments than it takes', () => {
    const callWith = (count: number): string => `${name}(${Array.from({ length: count }, () => '1').join(';')})`;
    const [fewest, most] = arity;
    expect(evaluateExpression(callWith(fewest)).ok).toBe(true);
    if (fewest > 1)
      expect(evaluateExpression(callWith(fewest - 1))).toMatchObject({ failure: { kind: 'wrongNumberOfArguments' } });
    if (most < Infinity) {
      expect(evaluateExpression(callWith(most + 1))).toMatchObject({
        failure: { kind: 'wrongNumberOfArguments', name },
      });
    }
  });

  it('has a value or is not a number wherever it is asked, never another kind of answer', () => {
    for (const x of [-2, -1, -0.5, 0, 0.5, 1, 3, 1e300, Infinity, NaN]) {
      const numbers = Array.from({ length: arity[0] }, () => x);
      const variables = Object.fromEntries(numbers.map((value, index) => [`x${index}`, value]));
      const result = evaluateExpression(`${name}(${Object.keys(variables).join(';')})`, { variables });
      expect(result.ok && typeof result.value).toBe('number');
    }
  });

  it('can be shown as a formula', () => {
    const parsed = parseExpression(`${name}(${Array.from({ length: arity[0] }, () => 'x').join(';')})`);
    expect(parsed.ok && printTex(parsed.value)).toContain('x');
    expect(parsed.ok && printMathml(parsed.value)).toContain('<mi>x</mi>');
  });

  it('is undone by its inverse', () => {
    if (inverse === undefined) return;
    const x = name === 'arcosh' || name === 'arcoth' ? 1.25 : 0.5;
    const there = evaluateExpression(`${name}(x)`, { variables: { x } });
    expect(spellings).toContain(inverse);
    expect(
      there.ok &&
        typeof there.value === 'number' &&
        evaluateExpression(`${name}^-1(y)`, { variables: { y: there.value } }),
    ).toEqual({
      ok: true,
      value: expect.closeTo(x, 12),
    });
  });
});

describe('the names of functions', () => {
  it('are each taken once', () => {
    expect(new Set(spellings).size).toBe(spellings.length);
  });

  it('are names no variable may have', () => {
    expect(spellings.filter((name) => !isReservedName(name))).toEqual([]);
    expect(['if', 'mod', 'AND', 'pi', 'e', 'unendlich', 'log_3', 'random', 'LN2'].every(isReservedName)).toBe(true);
    expect(['x', 'a1', 'sinus', 'log_', 'P'].some(isReservedName)).toBe(false);
  });
});
