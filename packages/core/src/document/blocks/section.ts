import { headlineFormat, type BlockFormat, type ElementFormat } from '../format.ts';
import { plainText } from '../plain-text.ts';
import { placeText, printHeadline } from '../printing.ts';
import { element as write } from '../xml-writer.ts';
import { childOf, spanOf, without } from '../xml-element.ts';
import type { Inline } from '../inline.ts';
import type { Block } from '../block.ts';
import type { Span } from '../../source/index.ts';
import type { BlockContents } from '../block-contents.ts';

/** A headline and the content under it. Level 1 is a section, 2 a subsection (h3), 3 a subsubsection (h4). */
export interface Section {
  readonly kind: 'section';
  readonly level: 1 | 2 | 3;
  /** Derived from the headline; unique in the document. */
  readonly id: string;
  /** Like `1.2`; a starred headline has none. */
  readonly number?: string;
  readonly headline: readonly Inline[];
  readonly blocks: readonly Block[];
  readonly span: Span;
}

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
    write(tags[level === 1 ? 0 : level === 2 ? 1 : 2], { id, num: number, at: placeText(span) }, [
      printHeadline(headline, printing),
      printing.blocks(blocks),
    ]),
};

/** What is in it. */
export const sectionContents: BlockContents<Section> = {
  blocks: ({ blocks }) => blocks,
  lines: ({ headline }) => [headline],
  mark: (section, marking) => ({ ...section, blocks: marking.among(section.blocks) }),
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
