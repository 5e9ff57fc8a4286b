import { readMathml } from '@lemma/core/document';
import { describe, expect, it } from 'vitest';
import { isLowRow } from './low-row.ts';

function isLow(mathml: string): boolean {
  const read = readMathml(`<math>${mathml}</math>`);
  if (!read.ok) throw new Error(mathml);
  return isLowRow(read.value.math);
}

describe('isLowRow', () => {
  it.each([
    ['<mo>(</mo><mi>x</mi><mo>)</mo>', true],
    ['<mo>(</mo><msup><mi>x</mi><mn>2</mn></msup><mo>+</mo><mn>1</mn><mo>)</mo>', true],
    ['<mo>(</mo><mtext>für</mtext><mo>)</mo>', true],
    ['<mo>(</mo><mfrac><mi>x</mi><mn>2</mn></mfrac><mo>)</mo>', false],
    ['<mo>(</mo><mrow><msqrt><mi>x</mi></msqrt></mrow><mo>)</mo>', false],
    ['<mo>(</mo><mo>∑</mo><mi>x</mi><mo>)</mo>', false],
    ['<mo minsize="1.8em" maxsize="1.8em">(</mo><mi>x</mi><mo>)</mo>', false],
    ['<mo>(</mo><mtable><mtr><mtd><mi>x</mi></mtd></mtr></mtable><mo>)</mo>', false],
  ])('%s: %s', (mathml, low) => {
    expect(isLow(mathml)).toBe(low);
  });
});
