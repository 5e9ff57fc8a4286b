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

/** Of every function: a text and its value. */
const examples: readonly (readonly [of: string, text: string, value: number])[] = [
  ['re', 're(-2)', -2],
  ['im', 'im(2)', 0],
  ['conj', 'conj(2)', 2],
  ['arg', 'arg(2)', 0],
  ['arg', 'arg(-2)', Math.PI],
  ['sinh', 'sinh(ln 2)', 0.75],
  ['cosh', 'cosh(0)', 1],
  ['tanh', 'tanh(ln 3)', 0.8],
  ['coth', 'coth(ln 3)', 1.25],
  ['sech', 'sech(0)', 1],
  ['csch', 'csch(ln 2)', 4 / 3],
  ['arsinh', 'arsinh(0.75)', Math.LN2],
  ['arcosh', 'arcosh(1.25)', Math.LN2],
  ['artanh', 'artanh(0.6)', Math.LN2],
  ['arcoth', 'arcoth(5/3)', Math.LN2],
  ['inv', 'inv(4)', 0.25],
  ['transpose', 'transpose(3)', 3],
  ['adjoint', 'adjoint(3)', 3],
  ['det', 'det(3)', 3],
  ['trace', 'trace(3)', 3],
  ['norm', 'norm(-3)', 3],
  ['hadamard', 'hadamard(2;3)', 6],
  ['sqrt', 'sqrt(2)^2', 2],
  ['sqrt', '√16', 4],
  ['cbrt', 'cbrt(-8)', -2],
  ['pow', 'pow(2;10)', 1024],
  ['exp', 'exp(1) - e', 0],
  ['expm1', 'expm1(ln 3)', 2],
  ['ln', 'ln(e^3)', 3],
  ['log', 'log(e)', 1],
  ['log', 'log_3(81)', 4],
  ['log', 'log_e(e^2)', 2],
  ['log', 'log(8;2)', 3],
  ['lg', 'lg(1000)', 3],
  ['log2', 'log2(8)', 3],
  ['log1p', 'log1p(e - 1)', 1],
  ['abs', 'abs(-3)', 3],
  ['sign', 'sgn(-2.5)', -1],
  ['floor', 'floor(-1.5)', -2],
  ['ceil', 'ceil(1.2)', 2],
  ['round', 'round(2.5)', 3],
  ['trunc', 'trunc(-1.7)', -1],
  ['fract', 'fract(-1.25)', 0.75],
  ['fround', 'fround(1.5)', 1.5],
  ['mod', 'mod(7;3)', 1],
  ['mod', '-7 mod 3', 2],
  ['heaviside', 'heaviside(0)', 1],
  ['dirac', 'dirac(1)', 0],
  ['min', 'min(3;1;2)', 1],
  ['min', 'min([3;1;2])', 1],
  ['max', 'max [[1;5];[7;3]]', 7],
  ['hypot', 'hypot(3;4)', 5],
  ['sin', 'sin(pi/2)', 1],
  ['sin', 'sin^2(1) + cos^2(1)', 1],
  ['cos', 'cos pi', -1],
  ['tan', 'tan(pi/4)', 1],
  ['cot', 'cot(pi/4)', 1],
  ['sec', 'sec(pi/3)', 2],
  ['csc', 'csc(pi/6)', 2],
  ['arcsin', 'arcsin(1)', Math.PI / 2],
  ['arccos', 'arccos(-1)', Math.PI],
  ['arctan', 'arctan(1)', Math.PI / 4],
  ['arccot', 'arccot(0)', Math.PI / 2],
  ['atan2', 'atan2(1;-1)', (3 * Math.PI) / 4],
  ['fac', 'fac(5)', 120],
  ['binomial', 'binomial(5;2)', 10],
  ['gcd', 'gcd(12;18;27)', 3],
  ['lcm', 'lcm(4;6)', 12],
  ['clz32', 'clz32(1)', 31],
  ['imul', 'imul(3;-4)', -12],
];

describe.each(functions)('$name', ({ name, synonyms = [], arity: [fewest, most], inverse }) => {
  const names = Array.from({ length: fewest }, (_, index) => `x_${index}`);
  const call = `${name}(${names.join(';')})`;

  it.each(examples.filter(([of]) => of === name))('%s: %s', (_, text, value) => {
    expect(numberIn(text)).toBeCloseTo(value, 12);
  });

  it('has an example and the same value by every name', () => {
    expect(examples.some(([of]) => of === name)).toBe(true);
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
