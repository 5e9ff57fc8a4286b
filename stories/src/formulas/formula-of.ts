import { readMathml, type Formula } from '@lemma/core/document';
import { convertFragment } from '@lemma/mmtex';

/** The converter's MathML for an inline or displayed formula. Undefined if the TeX has errors. */
export function mathmlOf(tex: string, display = false): string | undefined {
  const { xml, findings } = convertFragment(display ? `\\[${tex}\\]` : `$${tex}$`, 'en');
  return findings.length > 0 ? undefined : /<math[^]*?<\/math>/.exec(xml)?.[0];
}

/** The formula of a MathML text. Throws if there is none. */
export function formulaOf(mathml: string): Formula {
  const read = readMathml(mathml);
  if (!read.ok) throw new Error(`${mathml}: ${JSON.stringify(read.failure)}`);
  return read.value;
}
