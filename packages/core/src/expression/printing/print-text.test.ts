import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTree, nowhere, runs, treeOf, withoutAnyBrackets, withoutPlaces } from '../../testing/index.ts';
import { parseExpression, printText, type Expression } from '../index.ts';

const settings = { seed: 7, numRuns: runs };

const leaf = fc.constantFrom('0', '2', '3.25', '3E-7', '1E30', 'x', 'y', 'ab', 'x_1', 'P[x]', 'pi', '∞', 'e2');
const anyText = fc.letrec<{ e: string }>((tie) => {
  const e = tie('e');
  const join = (...parts: (fc.Arbitrary<string> | string)[]) =>
    fc.tuple(...parts.map((part) => (typeof part === 'string' ? fc.constant(part) : part))).map((all) => all.join(''));
  const operator = fc.constantFrom('+', '-', '*', '/', '^', '#', ' mod ', ' ');
  return {
    e: fc.oneof(
      { depthSize: 'small' },
      leaf,
      join(e, operator, e),
      join(fc.constantFrom('sin', 'sin^2', 'sin^-1', 'f', 'sqrt', 'log', 'log_3', 'abs'), '(', e, ')'),
      join('atan2(', e, ';', e, ')'),
      join('(', e, ')'),
      join('|', e, '|'),
      join('[', e, ';', e, ']'),
      join('-', e),
      join(e, fc.constantFrom('!', '²', '⁻¹')),
      join('if(', e, '<', e, ' AND NOT ', e, '=', e, ';', e, ';', e, ')'),
    ),
  };
}).e;

describe('the text of a tree', () => {
  it('reads back as the tree, but for brackets that were needed', () => {
    fc.assert(
      fc.property(anyTree, (given) => {
        expect(withoutAnyBrackets(treeOf(printText(given)))).toEqual(withoutAnyBrackets(given));
      }),
      settings,
    );
  });

  it('reads back as it is once it has all brackets it needs', () => {
    fc.assert(
      fc.property(anyTree, (given) => {
        const seen = treeOf(printText(given));
        expect(withoutPlaces(treeOf(printText(seen)))).toEqual(withoutPlaces(seen));
      }),
      settings,
    );
  });

  it('reads back as the tree of any text, brackets and all', () => {
    let count = 0;
    fc.assert(
      fc.property(anyText, (source) => {
        const first = parseExpression(source, { functions: new Set(['f']) });
        if (!first.ok) return;
        count++;
        expect(withoutPlaces(treeOf(printText(first.value)))).toEqual(withoutPlaces(first.value));
      }),
      settings,
    );
    expect(count).toBeGreaterThan(runs / 4);
  });

  it.each([
    ['1/2x', '1/2 x'],
    ['-x^2+3', '-x^2 + 3'],
    ['sin 2x cos²x', 'sin(2 x) cos(x)^2'],
    ['log_3 x', 'log_3(x)'],
    ['log(x;a+1)', 'log(x; a + 1)'],
    ['log_3^-1(x)', 'log_3^-1(x)'],
    ['3E21', '3E+21'],
    ['2^-x', '2^-x'],
    ['||x|-1|', '||x| - 1|'],
    ['1<x≤2 AND NOT y≠3', '1 < x <= 2 AND NOT y != 3'],
    ['[[1;2];[3;4]]', '[[1; 2]; [3; 4]]'],
    ['n!!', 'n!!'],
    ['P[x]#3', 'P[x]#3'],
    ['x²#3', 'x²#3'],
    ['x⁻¹!', 'x⁻¹!'],
  ])('writes %s as %s', (text, printed) => {
    expect(printText(treeOf(text))).toBe(printed);
    expect(withoutPlaces(treeOf(printed))).toEqual(withoutPlaces(treeOf(text)));
  });
});

describe('the text of a tree that was put together', () => {
  const [a, b] = [treeOf('|a|'), treeOf('|b|')];
  const product = { kind: 'juxtapose', span: nowhere, left: a, right: b } as const;

  it.each<readonly [what: string, tree: Expression, printed: string]>([
    ['bars behind a factor in bars', { kind: 'absolute', span: nowhere, operand: product }, '|(|a| |b|)|'],
    ['bars behind a factor', product, '|a| |b|'],
    [
      'a remainder behind a factor',
      { kind: 'juxtapose', span: nowhere, left: a, right: treeOf('mod(7;3)') },
      '|a| (mod(7; 3))',
    ],
    [
      'a sum in a product',
      { kind: 'multiply', span: nowhere, left: treeOf('a+b'), right: treeOf('a+b') },
      '(a + b)*(a + b)',
    ],
    [
      'a sum behind a minus',
      { kind: 'subtract', span: nowhere, left: treeOf('a+b'), right: treeOf('a+b') },
      'a + b - (a + b)',
    ],
    ['a sign in a power', { kind: 'power', span: nowhere, left: treeOf('-2'), right: treeOf('2') }, '(-2)^2'],
    ['a sign before a factorial', { kind: 'factorial', span: nowhere, operand: treeOf('-2') }, '(-2)!'],
    ['a power in a power', { kind: 'power', span: nowhere, left: treeOf('2^3'), right: treeOf('2') }, '2³^2'],
    [
      'OR in AND',
      { kind: 'and', span: nowhere, left: treeOf('a<1 OR b<1'), right: treeOf('c<1') },
      '(a < 1 OR b < 1) AND c < 1',
    ],
    [
      'a number behind a number',
      { kind: 'juxtapose', span: nowhere, left: treeOf('2'), right: treeOf('3x') },
      '2 (3 x)',
    ],
  ])('has all brackets where needed: %s', (_, given, printed) => {
    expect(printText(given)).toBe(printed);
    expect(withoutAnyBrackets(treeOf(printed))).toEqual(withoutAnyBrackets(given));
  });
});
