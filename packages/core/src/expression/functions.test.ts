import { describe, expect, it } from 'vitest';
import { evaluateExpression, functions, isReservedName, parseExpression, printMathml, printTex } from './index.ts';

describe.each(functions)('$name', ({ name, synonyms = [], arity, doc }) => {
  const [fewest] = arity;
  const names = Array.from({ length: fewest }, (_, index) => `x_${index}`);
  const call = `${name}(${names.join(';')})`;

  it('has a meaning and the same value by every name', () => {
    expect(doc.meaning).not.toBe('');
    const variables = Object.fromEntries(names.map((each) => [each, 0.5]));
    const value = evaluateExpression(call, { variables });
    for (const spelling of synonyms) {
      expect(evaluateExpression(call.replace(name, spelling), { variables })).toEqual(value);
    }
  });

  it('refuses fewer arguments than it needs', () => {
    if (fewest < 2) return;
    expect(evaluateExpression(`${name}(1)`)).toMatchObject({
      failure: { kind: 'wrongNumberOfArguments', name, found: 1, fewest },
    });
  });

  it('answers any numbers with a number or with not a number', () => {
    for (const x of [-2, -1, -0.5, 0, 0.5, 1, 3, 1e300, Infinity, NaN]) {
      const result = evaluateExpression(call, { variables: Object.fromEntries(names.map((each) => [each, x])) });
      expect(result.ok && typeof result.value).toBe('number');
    }
  });

  it('shows its arguments in a formula', () => {
    const parsed = parseExpression(call);
    expect(parsed.ok && printTex(parsed.value)).toContain('x_{0}');
    expect(parsed.ok && printMathml(parsed.value)).toContain('<msub><mi>x</mi><mn>0</mn></msub>');
  });
});

describe('names no variable may have', () => {
  it('are those of functions, constants, operators and members of Math', () => {
    const reserved = ['if', 'mod', 'AND', 'Or', 'true', 'pi', 'e', 'unendlich', 'log_3', 'log_b', 'random', 'LN2'];
    expect(reserved.filter((name) => !isReservedName(name))).toEqual([]);
  });

  it('are no others', () => {
    expect(['x', 'a1', 'sinus', 'log_', 'P', 'constructor'].filter(isReservedName)).toEqual([]);
  });
});
