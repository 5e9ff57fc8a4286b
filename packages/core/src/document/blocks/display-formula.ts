import type { DisplayFormula } from '../block.ts';
import type { BlockFormat } from '../format.ts';
import { printFormula, readFormula } from '../read-formula.ts';
import { placeText } from '../printing.ts';
import { element as write } from '../xml-writer.ts';
import { childOf, spanOf } from '../xml-element.ts';

/** A formula on a line of its own, whatever its `math` says. */
export const displayFormulaFormat: BlockFormat<DisplayFormula> = {
  elements: [
    {
      tag: 'equation',
      meaning: 'a formula on a line of its own',
      attributes: [
        { name: 'num', values: 'text', default: '', meaning: 'the number at the margin' },
        { name: 'name', values: 'name', default: '', meaning: 'the anchor that a `ref` names' },
      ],
      content: ['formula'],
    },
  ],
  example:
    '<equation num="1.1" name="eq" at="1-9"><math xmlns="http://www.w3.org/1998/Math/MathML" alttext="x" at="2-8"><mi>x</mi></math></equation>',
  read: (element) => {
    const math = childOf(element, 'math') ?? { tag: 'math', attributes: {}, children: [] };
    const block = { ...math, attributes: { ...math.attributes, display: 'block' } };
    const anchor = element.attributes['name'];
    return {
      kind: 'displayFormula',
      formula: readFormula(block, element.attributes['num']),
      ...(anchor && { anchor }),
      span: spanOf(element),
    };
  },
  print: ({ formula, anchor, span }) =>
    write('equation', { num: formula.number, name: anchor, at: placeText(span) }, printFormula(formula)),
};
