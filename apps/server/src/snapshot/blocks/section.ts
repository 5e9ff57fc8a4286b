import type { Section } from '@lemma/core/document';
import type { BlockMarkup } from '../block-markup.ts';
import { element, join } from '../markup.ts';

/** Its headline, one level below those of the page. */
export const sectionMarkup: BlockMarkup<Section> = ({ level, headline, blocks }, page) =>
  join([element(`h${level + 1}`, {}, page.inline(headline)), page.blocks(blocks)]);
