import type { Broken } from '@lemma/core/document';
import type { BlockMarkup } from '../block-markup.ts';
import { element } from '../markup.ts';

/** What could be read. */
export const brokenMarkup: BlockMarkup<Broken> = ({ blocks }, page) => element('div', {}, page.blocks(blocks));
