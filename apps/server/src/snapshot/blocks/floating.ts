import type { Floating } from '@lemma/core/document';
import type { BlockMarkup } from '../block-markup.ts';
import { element } from '../markup.ts';

/** Where it is written. */
export const floatingMarkup: BlockMarkup<Floating> = ({ blocks }, page) => element('div', {}, page.blocks(blocks));
