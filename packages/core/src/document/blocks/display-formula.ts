import type { DisplayFormula } from '../block.ts';
import { readFormula } from '../read-formula.ts';
import { childOf, spanOf } from '../xml-element.ts';
import type { XmlElement } from '../xml.ts';

/** Reads `equation`: its one `math` stands on a line of its own whatever the `math` says. */
export function readDisplayFormula(element: XmlElement): DisplayFormula {
  const math = childOf(element, 'math') ?? { tag: 'math', attributes: {}, children: [] };
  const block = { ...math, attributes: { ...math.attributes, display: 'block' } };
  const anchor = element.attributes['name'];
  return {
    kind: 'displayFormula',
    formula: readFormula(block, element.attributes['num']),
    ...(anchor && { anchor }),
    span: spanOf(element),
  };
}
