import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/index.ts';
import {
  isTruthValued,
  mapChildren,
  parseExpression,
  printMathml,
  printTex,
  printText,
  type BinaryKind,
  type Expression,
  type FormulaOptions,
  type RelationSign,
  type UnaryKind,
} from '../index.ts';

const functions: ReadonlySet<string> = new Set(['f']);
const span = { from: 0, to: 0 };

function read(text: string): Expression {
  const result = parseExpression(text, { functions });
  if (!result.ok) throw new Error(`${text}: ${result.failure.kind}`);
  return result.value;
}

/** The tree with all spans alike. */
function bare(expression: Expression): Expression {
  return { ...mapChildren(expression, bare), span };
}

function withoutAnyBrackets(expression: Expression): Expression {
  if (expression.kind === 'group') return withoutAnyBrackets(expression.operand);
  return { ...mapChildren(expression, withoutAnyBrackets), span };
}

/** Trees of every kind, put together with no regard to where brackets are needed. */
const { tree } = fc.letrec<Record<'tree', Expression>>((tie) => {
  const each = tie('tree');
  const binaryKinds: readonly BinaryKind[] = [
    ...(['add', 'subtract', 'multiply', 'divide', 'modulo', 'power', 'root', 'and', 'or'] as const),
    ...(['juxtapose', 'juxtapose', 'juxtapose'] as const),
  ];
  const unaryKinds: readonly UnaryKind[] = ['negate', 'plus', 'factorial', 'absolute', 'absolute', 'group', 'not'];
  const relationSigns: readonly RelationSign[] = ['=', '!=', '<', '<=', '>', '>='];
  const number = fc
    .oneof(fc.nat(12), fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }))
    .map((value): Expression => ({ kind: 'number', span, value }));
  const name = fc
    .constantFrom('x', 'y', 'e2', 'E', 'pi', 'n_1', 'P[x]', 'alpha')
    .map((value): Expression => ({ kind: 'name', span, value }));
  const truth = fc.boolean().map((value): Expression => ({ kind: 'truth', span, value }));
  const items = fc.array(each, { minLength: 1, maxLength: 3 });
  return {
    tree: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      number,
      name,
      truth,
      {
        weight: 2,
        arbitrary: fc
          .tuple(fc.constantFrom(...unaryKinds), each)
          .map(([kind, operand]): Expression => ({ kind, span, operand })),
      },
      {
        weight: 5,
        arbitrary: fc
          .tuple(fc.constantFrom(...binaryKinds), each, each)
          .map(([kind, left, right]): Expression => ({ kind, span, left, right })),
      },
      fc.array(fc.tuple(fc.constantFrom(...relationSigns), each), { minLength: 1, maxLength: 2 }).chain((rest) =>
        each.map((first): Expression => ({
          kind: 'relation',
          span,
          signs: rest.map(([sign]) => sign),
          operands: [first, ...rest.map(([, operand]) => operand)],
        })),
      ),
      // Square brackets round one truth value are no vector.
      items
        .filter(([first, second]) => second !== undefined || (first !== undefined && !isTruthValued(first)))
        .map((entries): Expression => ({ kind: 'vector', span, items: entries })),
      fc
        .tuple(
          fc.constantFrom('sin', 'atan2', 'sqrt', 'f', 'mod', 'if', 'log', 'log', 'sec^-1', 'f^-1', 'lg^-1'),
          items,
        )
        .map(([called, entries]): Expression => ({ kind: 'call', span, name: called, items: entries })),
    ),
  };
});

const settings = { seed: 7, numRuns: runs };

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
    ['a number behind a number', { kind: 'juxtapose', span, left: read('2'), right: read('3x') }, '2 (3 x)'],
  ])('brackets %s where needed', (_, given, printed) => {
    expect(printText(given)).toBe(printed);
    expect(withoutAnyBrackets(read(printed))).toEqual(withoutAnyBrackets(given));
  });
});

describe('the TeX of a tree', () => {
  it.each([
    ['1.5', '1.5'],
    ['1/2x', '\\frac{1}{2}x'],
    ['(a+1)/(b-1)', '\\frac{a+1}{b-1}'],
    ['(a/b)^2', '\\left(\\frac{a}{b}\\right)^{2}'],
    ['x^(n+1)', 'x^{n+1}'],
    ['2*-3', '2\\cdot \\left(-3\\right)'],
    ['x 2', 'x\\cdot 2'],
    ['2pi r', '2\\pi r'],
    ['alpha_1+x12', '\\alpha_{1}+x_{12}'],
    ['P[x]', 'P_{x}'],
    ['width', '\\mathit{width}'],
    ['sqrt(x+1)', '\\sqrt{x+1}'],
    ['x#3', '\\sqrt[3]{x}'],
    ['sqrt(x)^2', '{\\sqrt{x}}^{2}'],
    ['sin^2 x', '\\sin^{2}\\left(x\\right)'],
    ['log_3(x)', '\\log_{3}\\left(x\\right)'],
    ['|x|', '\\left|x\\right|'],
    ['floor(x)', '\\left\\lfloor x\\right\\rfloor'],
    ['binomial(n;k)', '\\binom{n}{k}'],
    ['e^x', '\\mathrm{e}^{x}'],
    ['-∞', '-\\infty'],
    ['1<=x!=2', '1\\leq x\\neq 2'],
    ['NOT a<1 AND b>2', '\\neg a<1\\wedge b>2'],
    ['if(x<0;-x;x)', '\\begin{cases}-x&x<0\\\\x&\\neg\\left(x<0\\right)\\end{cases}'],
    ['7 mod 3', '7\\bmod 3'],
    ['n!', 'n!'],
  ])('of %s is %s', (text, tex) => {
    expect(printTex(read(text))).toBe(tex);
  });

  it.each([
    ['1.5', '1{,}5'],
    ['[1.5;2.25]', '\\begin{pmatrix}1{,}5&2{,}25\\end{pmatrix}'],
    ['3.5E21', '3{,}5\\cdot 10^{21}'],
    ['f(1;2)', 'f\\left(1;\\,2\\right)'],
  ])('of %s has the decimal comma where people write one: %s', (text, tex) => {
    expect(printTex(read(text), { decimalComma: true })).toBe(tex);
  });

  it('has as many opening as closing braces', () => {
    fc.assert(
      fc.property(tree, (given) => {
        const tex = printTex(given);
        expect(tex.split('{').length).toBe(tex.split('}').length);
      }),
      settings,
    );
  });
});

describe('the MathML of a tree', () => {
  function inside(text: string, options?: FormulaOptions): string {
    return printMathml(read(text), options).replace(/^<math xmlns="[^"]+">(.*)<\/math>$/, '$1');
  }

  it.each([
    ['1.5', '<mn>1.5</mn>'],
    ['1/2', '<mfrac><mn>1</mn><mn>2</mn></mfrac>'],
    ['-x', '<mrow><mo>−</mo><mi>x</mi></mrow>'],
    ['2x', '<mrow><mn>2</mn><mo>&#x2062;</mo><mi>x</mi></mrow>'],
    ['x 2', '<mrow><mi>x</mi><mo>·</mo><mn>2</mn></mrow>'],
    ['x<1', '<mrow><mi>x</mi><mo>&lt;</mo><mn>1</mn></mrow>'],
    ['x≥1', '<mrow><mi>x</mi><mo>≥</mo><mn>1</mn></mrow>'],
    ['√x', '<msqrt><mi>x</mi></msqrt>'],
    ['x#n', '<mroot><mi>x</mi><mi>n</mi></mroot>'],
    ['x^(1/2)', '<msup><mi>x</mi><mfrac><mn>1</mn><mn>2</mn></mfrac></msup>'],
    ['x_1', '<msub><mi>x</mi><mn>1</mn></msub>'],
    ['P[y]', '<msub><mi>P</mi><mi>y</mi></msub>'],
    ['omega', '<mi>ω</mi>'],
    ['e', '<mi mathvariant="normal">e</mi>'],
    ['unendlich', '<mi>∞</mi>'],
    [
      'sin²x',
      '<mrow><msup><mi>sin</mi><mn>2</mn></msup><mo>&#x2061;</mo><mrow><mo fence="true">(</mo><mi>x</mi><mo fence="true">)</mo></mrow></mrow>',
    ],
  ])('of %s is %s', (text, mathml) => {
    expect(inside(text)).toBe(mathml);
  });

  it('has the decimal comma where people write one', () => {
    expect(inside('1.5', { decimalComma: true })).toBe('<mn>1,5</mn>');
  });

  it('is well-formed XML', () => {
    fc.assert(
      fc.property(tree, (given) => {
        const parser = new SaxesParser({ xmlns: true });
        parser.on('error', (error) => {
          throw error;
        });
        parser.write(printMathml(given)).close();
      }),
      settings,
    );
  });
});
