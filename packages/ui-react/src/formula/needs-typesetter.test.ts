import { readMathml } from '@lemma/core/document';
import { describe, expect, it } from 'vitest';
import { needsTypesetter } from './needs-typesetter.ts';

function asks(mathml: string): boolean {
  const read = readMathml(`<math>${mathml}</math>`);
  if (!read.ok) throw new Error(`${mathml}: ${JSON.stringify(read.failure)}`);
  return needsTypesetter(read.value.math);
}

const a = '<mi>a</mi>';

describe('needsTypesetter', () => {
  it.each([
    a,
    `<mfrac>${a}${a}</mfrac>`,
    `<msqrt>${a}</msqrt>`,
    `<munderover><mo>∑</mo>${a}${a}</munderover>`,
    `<mover accent="true">${a}<mo>→</mo></mover>`,
    `<mtable columnlines="solid" rowlines="solid none" columnspacing="0em 2em"><mtr><mtd>${a}</mtd></mtr></mtable>`,
    `<mtable width="100%"><mtr><mtd>${a}</mtd></mtr></mtable>`,
    `<menclose notation="box">${a}</menclose>`,
    `<menclose notation="updiagonalstrike downdiagonalstrike">${a}</menclose>`,
    `<mi mathvariant="normal">a</mi>`,
    `<mtext mathvariant="bold">für</mtext>`,
    `<mpadded width="0">${a}</mpadded>`,
    `<mstyle displaystyle="true" scriptlevel="0">${a}</mstyle>`,
  ])('is content with what the browser draws: %s', (mathml) => {
    expect(asks(mathml)).toBe(false);
  });

  it.each([
    `<mfenced>${a}</mfenced>`,
    `<mfrac bevelled="true">${a}${a}</mfrac>`,
    `<mfrac numalign="left">${a}${a}</mfrac>`,
    `<menclose notation="longdiv">${a}</menclose>`,
    `<menclose>${a}</menclose>`,
    `<menclose notation="box phasorangle">${a}</menclose>`,
    `<mtable side="left"><mtr><mtd>${a}</mtd></mtr></mtable>`,
    `<mtable><mlabeledtr><mtd><mtext>(1)</mtext></mtd><mtd>${a}</mtd></mlabeledtr></mtable>`,
    `<mi mathvariant="fraktur">a</mi>`,
    `<mstyle mathvariant="bold">${a}</mstyle>`,
    `<mpadded width="+1em">${a}</mpadded>`,
    `<ms>a</ms>`,
    `<mrow><mn>1</mn><msqrt><mfrac bevelled="true">${a}${a}</mfrac></msqrt></mrow>`,
  ])('asks for one: %s', (mathml) => {
    expect(asks(mathml)).toBe(true);
  });
});
