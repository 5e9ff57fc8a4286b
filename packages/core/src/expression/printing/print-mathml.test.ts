import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { anyTree, runs, treeOf } from '../../testing/index.ts';
import { printMathml, type FormulaPrinting } from '../index.ts';

const settings = { seed: 7, numRuns: runs };

describe('the MathML of a tree', () => {
  function inside(text: string, options?: FormulaPrinting): string {
    return printMathml(treeOf(text), options).replace(/^<math xmlns="[^"]+">(.*)<\/math>$/, '$1');
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
    ['-1/2', '<mrow><mo>−</mo><mfrac><mn>1</mn><mn>2</mn></mfrac></mrow>'],
    [
      '[1;2]',
      '<mrow><mo fence="true">(</mo><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr></mtable><mo fence="true">)</mo></mrow>',
    ],
    [
      '[[1];[2]]',
      '<mrow><mo fence="true">(</mo><mtable><mtr><mtd><mn>1</mn></mtd></mtr><mtr><mtd><mn>2</mn></mtd></mtr></mtable><mo fence="true">)</mo></mrow>',
    ],
    ['(x+1)/2', '<mfrac><mrow><mi>x</mi><mo>+</mo><mn>1</mn></mrow><mn>2</mn></mfrac>'],
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
      fc.property(anyTree, (given) => {
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
