import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/index.ts';
import { parseExpression, printText, type Expression } from '../index.ts';
import { bare, read, span, tree, withoutAnyBrackets } from './any-tree.ts';

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
      fc.property(tree, (given) => {
        expect(withoutAnyBrackets(read(printText(given)))).toEqual(withoutAnyBrackets(given));
      }),
      settings,
    );
  });

  it('reads back as it is once it has all brackets it needs', () => {
    fc.assert(
      fc.property(tree, (given) => {
        const seen = read(printText(given));
        expect(bare(read(printText(seen)))).toEqual(bare(seen));
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
        expect(bare(read(printText(first.value)))).toEqual(bare(first.value));
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
    expect(printText(read(text))).toBe(printed);
    expect(bare(read(printed))).toEqual(bare(read(text)));
  });
});

describe('the text of a tree that was put together', () => {
  const [a, b] = [read('|a|'), read('|b|')];
  const product = { kind: 'juxtapose', span, left: a, right: b } as const;

  it.each<readonly [what: string, tree: Expression, printed: string]>([
    ['bars behind a factor in bars', { kind: 'absolute', span, operand: product }, '|(|a| |b|)|'],
    ['bars behind a factor', product, '|a| |b|'],
    ['a remainder behind a factor', { kind: 'juxtapose', span, left: a, right: read('mod(7;3)') }, '|a| (mod(7; 3))'],
    ['a sum in a product', { kind: 'multiply', span, left: read('a+b'), right: read('a+b') }, '(a + b)*(a + b)'],
    ['a sum behind a minus', { kind: 'subtract', span, left: read('a+b'), right: read('a+b') }, 'a + b - (a + b)'],
    ['a sign in a power', { kind: 'power', span, left: read('-2'), right: read('2') }, '(-2)^2'],
    ['a sign before a factorial', { kind: 'factorial', span, operand: read('-2') }, '(-2)!'],
    ['a power in a power', { kind: 'power', span, left: read('2^3'), right: read('2') }, '2³^2'],
    ['OR in AND', { kind: 'and', span, left: read('a<1 OR b<1'), right: read('c<1') }, '(a < 1 OR b < 1) AND c < 1'],
    ['a number behind a number', { kind: 'juxtapose', span, left: read('2'), right: read('3x') }, '2 (3 x)'],
  ])('has all brackets where needed: %s', (_, given, printed) => {
    expect(printText(given)).toBe(printed);
    expect(withoutAnyBrackets(read(printed))).toEqual(withoutAnyBrackets(given));
  });
});
