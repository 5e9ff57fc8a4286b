import { readMathml } from '@lemma/core/document';
import { printMathml, printTex, printText, type Expression } from '@lemma/core/expression';
import { token, type ShownValue } from './values.ts';

/** A term, such as that of a function, as a value. */
export function shownTerm(term: Expression, decimalComma: boolean): ShownValue {
  const text = printText(term);
  const read = readMathml(printMathml(term, { decimalComma }));
  return { text, tex: printTex(term, { decimalComma }), math: read.ok ? read.value.math : token('mtext', text) };
}
