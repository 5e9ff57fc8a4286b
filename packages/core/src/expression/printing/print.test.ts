import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/index.ts';
import {
  childrenOf,
  mapChildren,
  parseExpression,
  printMathml,
  printTex,
  printText,
  type Expression,
} from '../index.ts';

const nowhere = { from: 0, to: 0 };

function read(text: string): Expression {
  const result = parseExpression(text, { functions: new Set(['f']) });
  if (!result.ok) throw new Error(`${text}: ${result.failure.kind}`);
  return result.value;
}

/** The tree without places, and with brackets only where they were not needed to say what belongs together. */
function shape(node: Expression): Expression {
  return { ...mapChildren(node, shape), span: nowhere };
}

const leaf = fc.constantFrom('0', '2', '3.25', '3E-7', '1E30', 'x', 'y', 'ab', 'x_1', 'P[x]', 'pi', '∞', 'e2');
const text = fc.letrec<{ e: string }>((tie) => {
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
  it('reads as the same tree', () => {
    let read_ = 0;
    fc.assert(
      fc.property(text, (source) => {
        const first = parseExpression(source, { functions: new Set(['f']) });
        if (!first.ok) return;
        read_++;
        expect(shape(read(printText(first.value)))).toEqual(shape(first.value));
      }),
      { seed: 7, numRuns: runs },
    );
    expect(read_).toBeGreaterThan(runs / 4);
  });

  it('has the brackets that a tree without any needs', () => {
    const negative: Expression = { kind: 'negate', span: nowhere, operand: read('2') };
    const sum = read('a+b');
    const pairs: readonly (readonly [Expression, string])[] = [
      [{ kind: 'power', span: nowhere, left: negative, right: read('2') }, '(-2)^2'],
      [{ kind: 'multiply', span: nowhere, left: sum, right: sum }, '(a + b)*(a + b)'],
      [{ kind: 'subtract', span: nowhere, left: sum, right: sum }, 'a + b - (a + b)'],
      [{ kind: 'juxtapose', span: nowhere, left: read('2'), right: read('3') }, '2 (3)'],
      [{ kind: 'power', span: nowhere, left: read('2^3'), right: read('2') }, '2³^2'],
      [{ kind: 'factorial', span: nowhere, operand: negative }, '(-2)!'],
      [{ kind: 'and', span: nowhere, left: read('a<1 OR b<1'), right: read('c<1') }, '(a < 1 OR b < 1) AND c < 1'],
    ];
    for (const [tree, printed] of pairs) expect(printText(tree)).toBe(printed);
  });
});

describe('the formula of a tree', () => {
  it.each([
    ['1/2x', '\\frac{1}{2}x', '<mrow><mfrac><mn>1</mn><mn>2</mn></mfrac><mo>&#x2062;</mo><mi>x</mi></mrow>'],
    ['(x+1)/2', '\\frac{x+1}{2}', '<mfrac><mrow><mi>x</mi><mo>+</mo><mn>1</mn></mrow><mn>2</mn></mfrac>'],
    ['x^(n+1)', 'x^{n+1}', '<msup><mi>x</mi><mrow><mi>n</mi><mo>+</mo><mn>1</mn></mrow></msup>'],
    ['sqrt(x)', '\\sqrt{x}', '<msqrt><mi>x</mi></msqrt>'],
    ['x#3', '\\sqrt[3]{x}', '<mroot><mi>x</mi><mn>3</mn></mroot>'],
    ['pi', '\\pi', '<mi>π</mi>'],
    ['x_1', 'x_{1}', '<msub><mi>x</mi><mn>1</mn></msub>'],
    ['x<=1', 'x\\leq 1', '<mrow><mi>x</mi><mo>≤</mo><mn>1</mn></mrow>'],
  ])('of %s is %s', (source, tex, mathml) => {
    expect(printTex(read(source))).toBe(tex);
    expect(printMathml(read(source))).toBe(`<math xmlns="http://www.w3.org/1998/Math/MathML">${mathml}</math>`);
  });

  it.each([
    ['sin^2(x)', '\\sin^{2}\\left(x\\right)'],
    ['log_3(x)', '\\log_{3}\\left(x\\right)'],
    ['|x|', '\\left|x\\right|'],
    ['floor(x)', '\\left\\lfloor x\\right\\rfloor'],
    ['2*-3', '2\\cdot \\left(-3\\right)'],
    ['pi x', '\\pi x'],
    ['3E-7', '3\\cdot 10^{-7}'],
    ['binomial(n;k)', '\\binom{n}{k}'],
    ['[[1;2];[3;4]]', '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}'],
    ['alpha', '\\alpha'],
  ])('of %s is %s', (source, tex) => {
    expect(printTex(read(source))).toBe(tex);
  });

  it('has a decimal comma where people write one', () => {
    expect(printTex(read('1.5'), { decimalComma: true })).toBe('1{,}5');
    expect(printMathml(read('1.5'), { decimalComma: true })).toContain('<mn>1,5</mn>');
  });

  it('is well-formed whatever the tree: every element is closed, every brace paired', () => {
    fc.assert(
      fc.property(text, (source) => {
        const result = parseExpression(source, { functions: new Set(['f']) });
        if (!result.ok) return;
        const open: string[] = [];
        for (const [, slash, tag = ''] of printMathml(result.value).matchAll(/<(\/?)(\w+)[^>]*>/g)) {
          if (slash === '') open.push(tag);
          else expect(open.pop()).toBe(tag);
        }
        expect(open).toEqual([]);
        const tex = printTex(result.value);
        expect(tex.split('{').length).toBe(tex.split('}').length);
        expect(tex.split('\\left').length).toBe(tex.split('\\right').length);
      }),
      { seed: 7, numRuns: runs },
    );
  });

  it('leaves nothing out: the tree below every node is printed', () => {
    const tree = read('if(x<1;a;b)');
    expect(childrenOf(tree).every((child) => printTex(tree).includes(printTex(child)))).toBe(true);
  });
});
