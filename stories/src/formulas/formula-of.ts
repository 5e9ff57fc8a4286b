import { readMathml, type Formula } from '@lemma/core/document';
import { convertFragment } from '@lemma/mmtex';

/** The MathML that the converter writes for a formula in a line, or on a line of its own. Undefined where something is wrong with the TeX. */
export function mathmlOf(tex: string, display = false): string | undefined {
  const { xml, findings } = convertFragment(display ? `\\[${tex}\\]` : `$${tex}$`, 'en');
  return findings.length > 0 ? undefined : /<math[^]*?<\/math>/.exec(xml)?.[0];
}

/** The formula of a MathML text. Throws where there is none. */
export function formulaOf(mathml: string): Formula {
  const read = readMathml(mathml);
  if (!read.ok) throw new Error(`${mathml}: ${JSON.stringify(read.failure)}`);
  return read.value;
}
