import type { Section } from '../block.ts';
import { plainText } from '../plain-text.ts';
import type { BlockReader } from '../reading.ts';
import { childOf, spanOf, without } from '../xml-element.ts';

/** Reads `section`, `subsection`, `subsubsection`: a headline and what stands under it. */
export function sectionReader(level: Section['level']): BlockReader {
  return (element, reading) => {
    const headline = reading.inline(childOf(element, 'headline'));
    const number = element.attributes['num'];
    return {
      kind: 'section',
      level,
      id: reading.uniqueId(element.attributes['id'] || idFrom(plainText(headline)), 'section'),
      ...(number && { number }),
      headline,
      blocks: reading.blocks(without(element, 'headline')),
      span: spanOf(element),
    };
  };
}

/** Letters and digits of any script, the rest as hyphens: `Brüche & mehr` is `brüche-mehr`. */
function idFrom(headline: string): string {
  return headline
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
