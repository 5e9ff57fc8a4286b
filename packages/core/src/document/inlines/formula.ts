import type { InlineFormat } from '../format.ts';
import type { Formula } from '../inline.ts';
import { printFormula, readFormula } from '../read-formula.ts';

/** A formula in a line of text. */
export const formulaFormat: InlineFormat<Formula> = {
  elements: [
    {
      tag: 'math',
      meaning: 'a formula, optionally with `xmlns="http://www.w3.org/1998/Math/MathML"`',
      attributes: [
        {
          name: 'alttext',
          values: 'text',
          default: '',
          meaning: 'its TeX source, for copying and for live values',
        },
        { name: 'display', values: ['block', 'inline'], default: 'inline', meaning: '`block`: displayed' },
      ],
      content: ['presentation'],
    },
  ],
  example:
    '<math xmlns="http://www.w3.org/1998/Math/MathML" display="block" alttext="\\frac{1}{\\var{a}}" at="2-20"><mfrac><mn>1</mn><mi class="var">a</mi></mfrac></math>',
  read: (element) => [readFormula(element)],
  print: (formula) => printFormula(formula),
};
