import { readMathml } from '../document/index.ts';
import { printMathml, printTex, printText, tidied, type Expression } from '../expression/index.ts';
import { token, type ShownValue } from './values.ts';

/** A term, such as that of a function, as a value; signs and factors of 1 follow textbook convention. */
export function shownTerm(term: Expression, decimalComma: boolean): ShownValue {
  const shown = tidied(term);
  const text = printText(shown);
  const read = readMathml(printMathml(shown, { decimalComma }));
  return { text, tex: printTex(shown, { decimalComma }), math: read.ok ? read.value.math : token('mtext', text) };
}
