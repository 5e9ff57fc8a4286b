import type { BlockFormat } from '../format.ts';
import { printFormula, readFormula } from '../read-formula.ts';
import { placeText } from '../printing.ts';
import { element as write } from '../xml-writer.ts';
import { childOf, childrenOf, spanOf } from '../xml-element.ts';
import type { XmlElement } from '../xml.ts';
import type { Span } from '../../source/index.ts';
import type { Formula } from '../inline.ts';
import type { BlockContents } from '../block-contents.ts';

/** A formula on a line of its own. */
export interface DisplayFormula {
  readonly kind: 'displayFormula';
  readonly formula: Formula;
  /** The name references use. */
  readonly anchor?: string;
  /** Its lines that have a name of their own. */
  readonly lines?: readonly FormulaLine[];
  readonly span: Span;
}

/** A named line of a formula and the number shown beside it. */
export interface FormulaLine {
  readonly anchor: string;
  readonly number?: string;
}

/** A formula on a line of its own, whatever its `math` element says. */
export const displayFormulaFormat: BlockFormat<DisplayFormula> = {
  elements: [
    {
      tag: 'equation',
      meaning: 'a formula on a line of its own',
      attributes: [
        { name: 'num', values: 'text', default: '', meaning: 'the number in the margin' },
        { name: 'name', values: 'name', default: '', meaning: 'the anchor used by a `ref`' },
      ],
      content: [
        {
          tag: 'line',
          meaning: 'a line of the formula that a `ref` may refer to; its number is part of the formula',
          attributes: [
            { name: 'name', values: 'name', default: '', meaning: 'the anchor' },
            { name: 'num', values: 'text', default: '', meaning: 'the number beside the line' },
          ],
          content: [],
          many: true,
        },
        'formula',
      ],
    },
  ],
  example:
    '<equation num="1.1" name="eq" at="1-9"><line name="second" num="2"/><math xmlns="http://www.w3.org/1998/Math/MathML" alttext="x" at="2-8"><mi>x</mi></math></equation>',
  read: (element) => {
    const math = childOf(element, 'math') ?? { tag: 'math', attributes: {}, children: [] };
    const block = { ...math, attributes: { ...math.attributes, display: 'block' } };
    const anchor = element.attributes['name'];
    const lines = linesIn(element);
    return {
      kind: 'displayFormula',
      formula: readFormula(block, element.attributes['num']),
      ...(anchor && { anchor }),
      ...(lines.length > 0 && { lines }),
      span: spanOf(element),
    };
  },
  print: ({ formula, anchor, lines = [], span }) =>
    write('equation', { num: formula.number, name: anchor, at: placeText(span) }, [
      lines.map((line) => write('line', { name: line.anchor, num: line.number })),
      printFormula(formula),
    ]),
};

/** What is in it. */
export const displayFormulaContents: BlockContents<DisplayFormula> = {
  blocks: () => [],
  lines: ({ formula }) => [[formula]],
};

function linesIn(element: XmlElement): readonly FormulaLine[] {
  return childrenOf(element, 'line').flatMap(({ attributes: { name, num } }) =>
    name ? [{ anchor: name, ...(num && { number: num }) }] : [],
  );
}
