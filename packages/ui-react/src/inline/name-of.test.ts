import { shownNumber, type ShownValues } from '@lemma/core/exercise';
import { readInline } from '@lemma/core/document';
import { describe, expect, it } from 'vitest';
import { mathLine } from '../formula/index.ts';
import { nameOf } from './name-of.ts';

const values: ShownValues = { live: false, show: () => shownNumber('-2'), holds: () => false };

function named(xml: string): string | undefined {
  const read = readInline(xml);
  return read.ok ? nameOf(read.value, values, mathLine) : 'unreadable';
}

describe('nameOf', () => {
  it('leaves words alone', () => {
    expect(named('two <em>thirds</em>')).toBeUndefined();
  });

  it.each([
    ['<mfrac><mn>2</mn><mn>5</mn></mfrac>', '2/5'],
    ['<mfrac><mrow><mi>x</mi><mo>+</mo><mn>1</mn></mrow><mn>2</mn></mfrac>', '(x+1)/2'],
    ['<msqrt><mi>x</mi></msqrt>', '√(x)'],
    ['<mroot><mi>x</mi><mn>3</mn></mroot>', '3√(x)'],
    ['<msup><mi>x</mi><mn>2</mn></msup>', 'x^2'],
    ['<msup><mi class="var">a</mi><mn>2</mn></msup>', '(−2)^2'],
    ['<msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup>', 'x_1^2'],
    [
      '<mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr><mtr><mtd><mn>3</mn></mtd></mtr></mtable>',
      '1, 2; 3',
    ],
  ])('names %s as %s', (math, name) => {
    expect(named(`<math>${math}</math>`)).toBe(name);
  });

  it('says everything in the line', () => {
    expect(
      named(
        'x is <math><mi>y</mi></math>, <var name="a"/><if><condition>b</condition><then>T</then><else>E</else></if>',
      ),
    ).toBe('x is y, −2E');
  });
});
