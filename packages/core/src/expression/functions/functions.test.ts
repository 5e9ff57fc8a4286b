import { describe, expect, it } from 'vitest';
import { evaluateExpression } from '../evaluation/evaluate.ts';
import { parseExpression } from '../reading/parse.ts';
import { printMathml } from '../printing/print-mathml.ts';
import { printTex } from '../printing/print-tex.ts';
import { greekLetters } from '../greek-letters.ts';
import { isReservedName } from '../reserved-names.ts';
import { numberOf } from '../values/value.ts';
import { functions, functionsByName } from './index.ts';

/** The numeric value of a text. */
function numberIn(text: string, variables: Readonly<Record<string, number>> = {}): number | undefined {
  const result = evaluateExpression(text, { variables });
  return result.ok ? numberOf(result.value) : undefined;
}

describe.each(functions)('$name', ({ name, synonyms = [], arity: [fewest, most], doc, inverse }) => {
  const names = Array.from({ length: fewest }, (_, index) => `x_${index}`);
  const call = `${name}(${names.join(';')})`;

  it.each(doc.examples)('has the value its documentation gives for %s', (text, value) => {
    expect(numberIn(text)).toBeCloseTo(value, 12);
  });

  it('has a meaning and the same value by every name', () => {
    expect(doc.meaning).not.toBe('');
    const variables = Object.fromEntries(names.map((each) => [each, 0.5]));
    for (const spelling of synonyms) {
      expect(numberIn(call.replace(name, spelling), variables)).toBe(numberIn(call, variables));
    }
  });

  it('may not be the name of a variable', () => {
    for (const spelling of [name, ...synonyms]) expect(isReservedName(spelling)).toBe(true);
  });

  it('refuses more arguments than it takes, and fewer', () => {
    const counts = [...(fewest > 1 ? [fewest - 1] : []), ...(most < Infinity ? [most + 1] : [])];
    for (const count of counts) {
      const text = `${name}(${Array.from({ length: count }, () => '1').join(';')})`;
      expect(evaluateExpression(text)).toMatchObject({
        failure: { kind: 'wrongNumberOfArguments', name, found: count, fewest, most },
      });
    }
  });

  it('has an inverse that undoes it, if any', () => {
    if (inverse === undefined) return;
    expect(functionsByName.has(inverse)).toBe(true);
    // 1.2 is in the domain of every outer function; 0.6 in that of every inner one.
    const start = ['arcosh', 'arcoth'].includes(name) ? 1.2 : 0.6;
    expect(numberIn(`${inverse}(${name}(${start}))`)).toBeCloseTo(start, 9);
  });

  it('answers any numbers with a number or with not a number', () => {
    for (const x of [-2, -1, -0.5, 0, 0.5, 1, 3, 1e300, Infinity, NaN]) {
      expect(numberIn(call, Object.fromEntries(names.map((each) => [each, x])))).toBeTypeOf('number');
    }
  });

  it('shows its arguments in a formula', () => {
    const parsed = parseExpression(call);
    expect(parsed.ok && printTex(parsed.value)).toContain('x_{0}');
    expect(parsed.ok && printMathml(parsed.value)).toContain('<msub><mi>x</mi><mn>0</mn></msub>');
  });
});

describe('the table of functions', () => {
  it('has every spelling once', () => {
    const spellings = functions.flatMap(({ name, synonyms = [] }) => [name, ...synonyms]);
    expect(new Set(spellings).size).toBe(spellings.length);
  });

  it('has every function of the authoring reference', () => {
    const names =
      'sqrt cbrt sin cos tan cot sinh cosh tanh coth arcsin arccos arctan arccot arsinh arcosh artanh arcoth ln log exp abs fac floor re im conj sign dirac heaviside atan2 min max inv transpose adjoint det trace norm hadamard';
    expect(names.split(' ').filter((name) => !functionsByName.has(name))).toEqual([]);
  });

  it("has every function of JavaScript's Math but the one that draws", () => {
    const missing = Object.getOwnPropertyNames(Math).filter(
      (name) => !functionsByName.has(name) && /^[a-z]/.test(name),
    );
    const newer = ['f16round', 'sumPrecise'];
    expect(missing.filter((name) => !newer.includes(name))).toEqual(['random']);
  });
});

describe('values that a shorter formula would get wrong', () => {
  it.each([
    ['arccot(1E17)', 1e-17],
    ['arcoth(1+2^-50)', (51 * Math.LN2) / 2],
    ['expm1(1E-20)', 1e-20],
    ['log_3(9)', 2],
    ['log_5(125)', 3],
    ['log_3(3^-600)', -600],
    ['hypot(3E200;4E200)', 5e200],
    ['mod(-7;3)', 2],
    ['lcm(0.5;0)', NaN],
    ['arg(infinity)', 0],
  ])('%s', (text, value) => {
    const found = numberIn(text) ?? 0;
    if (Number.isNaN(value)) expect(found).toBeNaN();
    else expect(Math.abs(found - value)).toBeLessThanOrEqual(1e-14 * Math.abs(value));
  });
});

describe('names no variable may have', () => {
  it('are those of functions, constants, operators and members of Math', () => {
    const reserved = ['if', 'mod', 'AND', 'Or', 'true', 'pi', 'e', 'unendlich', 'log_3', 'log_b', 'random', 'LN2'];
    expect(reserved.filter((name) => !isReservedName(name))).toEqual([]);
  });

  it('are no others', () => {
    const names = ['x', 'a1', 'sinus', 'log_', 'P', 'constructor', 'gamma', 'degrees', 'radians', 'i', 'theta'];
    expect([...names, ...greekLetters.keys()].filter(isReservedName)).toEqual([]);
  });
});
