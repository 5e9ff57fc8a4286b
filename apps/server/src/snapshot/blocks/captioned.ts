import type { Captioned } from '@lemma/core/document';
import type { BlockMarkup } from '../block-markup.ts';
import { element, empty, join } from '../markup.ts';

/** What it shows, and the line below. */
export const captionedMarkup: BlockMarkup<Captioned> = ({ blocks, caption }, page) =>
  join([page.blocks(blocks), caption ? element('p', {}, page.inline(caption)) : empty]);
