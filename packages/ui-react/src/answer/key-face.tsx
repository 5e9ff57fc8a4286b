import { readMathml } from '@lemma/core/document';
import { readingFormula, readingOf, type Key } from '@lemma/core/judgement';
import { FormulaView } from '../formula/index.ts';

/** What is drawn on keys: MathML. Other keys show what they write. */
const drawn: Partial<Readonly<Record<Key['name'], string>>> = {
  minus: '<mo>−</mo>',
  fraction: '<mfrac><mi>a</mi><mi>b</mi></mfrac>',
  power: '<msup><mi>a</mi><mi>n</mi></msup>',
  square: '<msup><mi>a</mi><mn>2</mn></msup>',
  root: '<msqrt><mi>a</mi></msqrt>',
  brackets: '<mrow><mo stretchy="false">(</mo><mspace width="0.4em"/><mo stretchy="false">)</mo></mrow>',
  absolute: '<mrow><mo stretchy="false">|</mo><mi>a</mi><mo stretchy="false">|</mo></mrow>',
  braces: '<mrow><mo stretchy="false">{</mo><mspace width="0.4em"/><mo stretchy="false">}</mo></mrow>',
  tenPower: '<mrow><mo>·</mo><msup><mn>10</mn><mi>n</mi></msup></mrow>',
  euler: '<mi mathvariant="normal">e</mi>',
  imaginary: '<mi mathvariant="normal">i</mi>',
  pi: '<mi>π</mi>',
  sin: '<mi>sin</mi>',
  cos: '<mi>cos</mi>',
  tan: '<mi>tan</mi>',
  ln: '<mi>ln</mi>',
};

/** The face of a key, as it looks in a formula. */
export function KeyFace({ writtenKey: { name, before } }: { readonly writtenKey: Key }) {
  const mathml = name === 'letter' ? letterFormula(before) : drawn[name] && `<math>${drawn[name]}</math>`;
  const formula = mathml === undefined ? undefined : readMathml(mathml);
  return <span aria-hidden>{formula?.ok ? <FormulaView formula={formula.value} /> : before.trim()}</span>;
}

/** With its index lowered. */
function letterFormula(name: string): string | undefined {
  const read = readingOf(name, { type: 'input.function', field: 'real', language: 'en', names: new Set([name]) });
  return read?.ok ? readingFormula(read.value, 'en') : undefined;
}
