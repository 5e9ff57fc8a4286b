import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText, runs } from '../../testing/index.ts';
import {
  areEqual,
  compileExpression,
  expand,
  normalise,
  parseExpression,
  printText,
  type Equality,
  type EqualityOptions,
  type Expression,
} from '../index.ts';

function read(text: string): Expression {
  const result = parseExpression(text, { functions: new Set(['f']) });
  if (!result.ok) throw new Error(`${text}: ${result.failure.kind}`);
  return result.value;
}

function compare(left: string, right: string, options?: EqualityOptions): Equality {
  return areEqual(read(left), read(right), options);
}

function valueAt(expression: Expression, witness: Readonly<Record<string, number>>): number {
  const entries = Object.entries(witness);
  const result = compileExpression(expression, { slots: new Map(entries.map(([name], slot) => [name, slot])) });
  if (!result.ok) throw new Error(result.failure.kind);
  return Number(result.value.evaluate(entries.map(([, value]) => value)));
}

describe('two expressions', () => {
  it.each([
    ['(x+1)^2', 'x^2+2x+1'],
    ['x/x', '1'],
    ['f(x)', '(f((x)))'],
    ['(n+1)!/n!', 'n+1'],
    ['(2n+2)!/(2n)!', '(2n+2)(2n+1)'],
    ['n!/(n+2)!', '1/((n+1)(n+2))'],
    ['binomial(n;2)', 'n(n-1)/2'],
    ['binomial(n;2)', 'n!/(2(n-2)!)'],
    ['200!/198!', '39800'],
    ['(x^2-1)/(x-1)', 'x+1'],
    ['0.1+0.2', '0.3'],
    ['x+1E20-1E20', 'x'],
    ['1/(1+1/x)', 'x/(x+1)'],
    ['2PI r', '2 r pi'],
    ['(a+b)^-2', '1/(a^2+2a b+b^2)'],
    ['0/x', '0'],
    ['x<1', '1>x'],
    ['0<x<1', 'x>0 AND NOT x>=1'],
  ])('%s and %s are equal, which is proven', (left, right) => {
    expect(compare(left, right)).toEqual({ kind: 'equal', isProven: true });
  });

  it.each([
    ['sin(x)^2+cos(x)^2', '1'],
    ['sqrt(x^2)', '|x|'],
    ['tan x', 'sin x/cos x'],
    ['a^x a^y', 'a^(x+y)'],
    ['arcosh x', 'ln(x+sqrt(x^2-1))'],
    ['arcsin(x-100)', '-arcsin(100-x)'],
    ['ln(x-5000)^2', 'ln(x-5000) ln(x-5000)'],
    ['n!*(n+1)', '(n+1)!'],
    ['0.30000000000000004x', '0.3x'],
    ['exp(x^2)/exp(x^2)', '1'],
    ['sin(exp(y^2/x)^x)', 'sin(exp(y^2))'],
    ['(x+1)^2-x^2-2x-1+sin x', 'sin x'],
    ['sqrt 2 sqrt 3', 'sqrt 6'],
  ])('%s and %s are equal as far as points show', (left, right) => {
    expect(compare(left, right)).toEqual({ kind: 'equal', isProven: false });
  });

  it.each([
    ['x^2', 'x^3'],
    ['x', 'x+1E-9'],
    ['1E-20x', '2E-20x'],
    ['sqrt(x^2)', 'x'],
    ['sin(1000x)', 'sin(1000x)+1E-7'],
    ['2', '3'],
    ['x y', 'x+y'],
    ['x<1', 'x<=1'],
    ['3x<1', '3x<=1'],
    ['x=2', 'x=3'],
    ['3x=1', '3x=2'],
    ['floor(x)+floor(-x)', '-1'],
    ['n!', 'n'],
    ['arctan(infinity)', '2'],
  ])('%s and %s differ', (left, right) => {
    const result = compare(left, right);
    expect(result.kind).toBe('unequal');
    if (result.kind !== 'unequal') return;
    expect(valueAt(read(left), result.witness)).toBe(result.left);
    expect(valueAt(read(right), result.witness)).toBe(result.right);
    expect(result.left).not.toBe(result.right);
  });

  it.each([
    ['sqrt(x)^2', 'x'],
    ['ln(x^2)', '2 ln x'],
    ['ln(x y)', 'ln x + ln y'],
    ['floor(x)/floor(x)', '1'],
  ])('%s and %s differ in where they are defined', (left, right) => {
    const result = compare(left, right);
    expect(result.kind).toBe('unequal');
    if (result.kind === 'unequal') expect([result.left, result.right].filter(Number.isNaN)).toHaveLength(1);
  });

  it.each([
    ['sqrt(-1-x^2)', 'sqrt(-2-x^2)', 'tooFewPoints'],
    ['|x|+1=0', '|x|+2=0', 'tooFewPoints'],
    ['x', 'x<1', 'notComparable'],
    ['f(x)', 'f(x+0)', 'notComparable'],
    ['[1;x]', '[1;x+0]', 'notComparable'],
  ])('%s and %s cannot be compared: %s', (left, right, reason) => {
    expect(compare(left, right)).toEqual({ kind: 'unknown', reason });
  });

  it('have the names of their scope, of which others are products', () => {
    expect(compare('xy', 'x*y').kind).toBe('unequal');
    expect(compare('xy', 'x*y', { names: new Set(['x', 'y']) })).toEqual({ kind: 'equal', isProven: true });
  });

  it('have the functions of their scope', () => {
    const functions = new Map([['f', { parameters: ['t'], expression: read('t^2') }]]);
    expect(compare('f(x+1)', 'x^2+2x+1', { functions })).toEqual({ kind: 'equal', isProven: true });
  });

  it('are the same in both directions, and a witness is a point where they differ', () => {
    const seen = { equal: 0, unequal: 0, unknown: 0 };
    fc.assert(
      fc.property(anyText, anyText, fc.boolean(), ({ text: left }, { text: right }, isRelated) => {
        const [a, b] = [read(left), isRelated ? normalise(read(left)) : read(right)];
        const [there, back] = [areEqual(a, b), areEqual(b, a)];
        expect(back.kind).toBe(there.kind);
        seen[there.kind]++;
        if (there.kind !== 'unequal' || back.kind !== 'unequal') return;
        expect([back.witness, back.right, back.left]).toEqual([there.witness, there.left, there.right]);
        expect(
          Object.is(there.left, valueAt(a, there.witness)) && Object.is(there.right, valueAt(b, there.witness)),
        ).toBe(true);
        expect(there.left).not.toBe(there.right);
      }),
      { seed: 7, numRuns: Math.ceil(runs / 2) },
    );
    expect(Math.min(seen.equal, seen.unequal)).toBeGreaterThan(runs / 20);
  });

  it('are equal to what multiplying out makes of them, or defined at fewer points', () => {
    fc.assert(
      fc.property(anyText, ({ text }) => {
        const original = read(text);
        const expanded = expand(original);
        // The sign of 1/0 in floating point depends on how the 0 came about.
        if (/\/0(?!\.)|0\^/.test(printText(expanded))) return;
        const result = areEqual(original, expanded);
        const isProblem = result.kind === 'unequal' && !Number.isNaN(result.left);
        expect(isProblem, text).toBe(false);
      }),
      { seed: 7, numRuns: Math.ceil(runs / 2) },
    );
  });

  it('are told equal never where they differ by more than rounding', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('1E-6', '0.001', '1', '1000'), ({ text }, size) => {
        const result = compare(text, `(${text})+${size}`);
        if (result.kind !== 'equal') return;
        // The difference vanishes only beside something greater.
        const value = Math.abs(valueAt(read(text), { x: 0.7, y: 0.9 }));
        expect(value < Number(size) * 1e7).toBe(false);
      }),
      { seed: 7, numRuns: Math.ceil(runs / 2) },
    );
  });
});
