import type { Section } from '../block.ts';
import { headlineFormat, type BlockFormat, type ElementFormat } from '../format.ts';
import { plainText } from '../plain-text.ts';
import { placeText, printHeadline } from '../printing.ts';
import { element as write } from '../xml-writer.ts';
import { childOf, spanOf, without } from '../xml-element.ts';

const tags = ['section', 'subsection', 'subsubsection'] as const;

/** A headline and the content under it. */
export const sectionFormat: BlockFormat<Section> = {
  elements: [elementFor('section', 'h2'), elementFor('subsection', 'h3'), elementFor('subsubsection', 'h4')],
  example:
    '<section id="sums" num="1.2" at="5-90"><headline>Sums</headline><p>Text.</p><subsection id="of-two" num="1.2.1"><headline>Of two</headline><subsubsection id="of-one" num="1.2.1.1"><headline>Of one</headline></subsubsection></subsection></section>',
  read: (element, reading) => {
    const headline = reading.inline(childOf(element, 'headline'));
    const number = element.attributes['num'];
    return {
      kind: 'section',
      level: element.tag === 'section' ? 1 : element.tag === 'subsection' ? 2 : 3,
      id: reading.uniqueId(element.attributes['id'] || idFrom(plainText(headline)), 'section'),
      ...(number && { number }),
      headline,
      blocks: reading.blocks(without(element, 'headline')),
      span: spanOf(element),
    };
  },
  print: ({ level, id, number, headline, blocks, span }, printing) =>
    write(
      tags[level === 1 ? 0 : level === 2 ? 1 : 2],
      { id, num: number, at: placeText(span) },
      printHeadline(headline, printing) + printing.blocks(blocks),
    ),
};

function elementFor(tag: string, heading: string): ElementFormat {
  return {
    tag,
    meaning: `a headline (${heading}) and the content under it`,
    attributes: [
      {
        name: 'id',
        values: 'name',
        default: 'derived from the headline',
        meaning: 'unique in the document: a second one gets `-2`',
      },
      {
        name: 'num',
        values: 'text',
        default: '',
        meaning: 'the number before the headline; a starred headline has none',
      },
    ],
    content: [headlineFormat, 'blocks'],
  };
}

/** Keeps letters and digits of any script and replaces the rest by hyphens: `Brüche & mehr` becomes `brüche-mehr`. */
function idFrom(headline: string): string {
  return headline
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
