import type { Choice } from './block.ts';
import type { Reading } from './reading.ts';
import { childrenOf, spanOf } from './xml-element.ts';
import type { XmlElement } from './xml.ts';

/** The choices of a quick check or a question. One without an id, or with the id of an earlier one, gets its number. */
export function readChoices(element: XmlElement, reading: Reading): readonly Choice[] {
  const ids = new Set<string>();
  return childrenOf(element, 'choice').map((choice, index) => {
    const wanted = choice.attributes['id'] || String(index + 1);
    const id = ids.has(wanted) ? `${wanted}-${index + 1}` : wanted;
    ids.add(id);
    return {
      id,
      correct: choice.attributes['correct'] === 'true',
      content: reading.inline(choice),
      span: spanOf(choice),
    };
  });
}
