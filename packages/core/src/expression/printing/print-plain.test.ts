import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/index.ts';
import { valueOf } from '../evaluation/evaluate.ts';
import type { Expression } from '../nodes.ts';
import { parseExpression } from '../reading/parse.ts';
import { printPlain, type PlainPrinting } from './print-plain.ts';

const english: PlainPrinting = { decimalComma: false, and: 'and', or: 'or', not: 'not', nameOf: () => undefined };
const german: PlainPrinting = { ...english, decimalComma: true, and: 'und', or: 'oder', not: 'nicht' };

function plain(text: string, printing: PlainPrinting): string {
  return printPlain(treeOf(text, new Set(['f'])), printing);
}

describe('A formula in plain text', () => {
  it.each([
    ['sqrt(9-x^2)', '√(9 − x²)'],
    ['(x^2)^3', '(x²)³'],
    ['2^(3^2)*x', '2^(3²) · x'],
    ['2^3^2', '2^(3²)'],
    ['e^(2-x)', 'e^(2 − x)'],
    ['e^-x', 'e^(−x)'],
    ['x^(-1)', 'x⁻¹'],
    ['x^(1/2)', 'x^(1/2)'],
    ['x^n', 'x^n'],
    ['x^2.5', 'x^2.5'],
    ['(2x)^2', '(2x)²'],
    ['-(x+1)^2', '−(x + 1)²'],
    ['-3^2', '−3²'],
    ['(x^2)!', '(x²)!'],
    ['1/(2x)', '1/(2x)'],
    ['1/2x', '1/2 · x'],
    ['(x+1)/(x-1)', '(x + 1)/(x − 1)'],
    ['x1*y', 'x1 · y'],
    ['2*x1', '2x1'],
    ['2*pi*x', '2π · x'],
    ['2*3*x', '2 · 3x'],
    ['2(-3)', '2(−3)'],
    ['x*-3', 'x · −3'],
    ['x#3', '³√(x)'],
    ['sin^2(x)', 'sin(x)²'],
    ['sin^-1(x)', 'arcsin(x)'],
    ['log_3(x)', 'log₃(x)'],
    ['|x-2|-1', '|x − 2| − 1'],
    ['abs(x-2)', '|x − 2|'],
    ['f(x)^2', 'f(x)²'],
    ['-1 <= x < 2', '−1 ≤ x < 2'],
    ['NOT (x<1 OR y>2)', 'not (x < 1 or y > 2)'],
    ['(x<1 OR y>2) AND x != y', '(x < 1 or y > 2) and x ≠ y'],
    ['1E-7*x', '1·10⁻⁷x'],
    ['P[x]+1', 'P[x] + 1'],
  ])('of %s is %s', (text, expected) => {
    expect(plain(text, english)).toBe(expected);
  });

  it('has decimal commas and semicolons where the language writes them', () => {
    expect(plain('f(1.5; x)', german)).toBe('f(1,5; x)');
    expect(plain('f(1.5; x)', english)).toBe('f(1.5, x)');
    expect(plain('[[1.5;2];[3;4]]', german)).toBe('[[1,5; 2]; [3; 4]]');
    expect(plain('x<1 AND y>2', german)).toBe('x < 1 und y > 2');
  });

  it('shows the names that the picture shows', () => {
    const called = { ...english, nameOf: (name: string) => (name === 'a' ? 'α₁' : undefined) };
    expect(plain('a*x^2 + b[x]', called)).toBe('α₁ · x² + b[x]');
  });

  it('has the value of the formula when it is read again', () => {
    fc.assert(
      fc.property(anyText.filter(canBeRead), (text) => {
        const tree = treeOf(text);
        const printed = printPlain(tree, english);
        const [meant, read] = [numberOf(tree), numberOf(treeOf(printed))];
        const isSame = Object.is(meant, read) || Math.abs(meant - read) <= 1e-9 * Math.abs(meant);
        expect(isSame ? text : `${text}: ${String(meant)}, but ${printed}: ${String(read)}`).toBe(text);
      }),
      { seed: 32, numRuns: runs },
    );
  });
});

const leaf = fc.constantFrom('2', '3', '0.5', 'x', 'y', 'pi');
const anyText = fc.letrec<{ e: string }>((tie) => {
  const e = tie('e');
  const join = (...parts: (fc.Arbitrary<string> | string)[]) =>
    fc.tuple(...parts.map((part) => (typeof part === 'string' ? fc.constant(part) : part))).map((all) => all.join(''));
  return {
    e: fc.oneof(
      { depthSize: 'small' },
      leaf,
      join(e, fc.constantFrom('+', '-', '*', '/', '^', ' '), e),
      join('(', e, fc.constantFrom('+', '-', '*', '/', '^'), e, ')'),
      join('(', e, ')^', leaf),
      join(fc.constantFrom('sin', 'sqrt', 'exp'), '(', e, ')'),
      join('-', e),
      join('|', e, '|'),
    ),
  };
}).e;

function canBeRead(text: string): boolean {
  return parseExpression(text, {}).ok;
}

function treeOf(text: string, functions: ReadonlySet<string> = new Set()): Expression {
  const parsed = parseExpression(text, { functions });
  if (!parsed.ok) throw new Error(`${text}: ${JSON.stringify(parsed.failure)}`);
  return parsed.value;
}

function numberOf(tree: Expression): number {
  const value = valueOf(tree, { x: 1.3, y: -0.7 });
  return value.ok && typeof value.value === 'number' ? value.value : NaN;
}
