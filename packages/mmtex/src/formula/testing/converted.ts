import { printXml } from '@lemma/core/document';
import { convertFormula, type FormulaConversion } from '../convert.ts';
import type { FormulaOptions } from '../formula-parser.ts';

/** A formula with its MathML as text. */
export function converted(
  tex: string,
  options: FormulaOptions,
): Omit<FormulaConversion, 'math'> & { readonly mathml: string } {
  const { math, ...others } = convertFormula(tex, options);
  return { mathml: printXml(math), ...others };
}
