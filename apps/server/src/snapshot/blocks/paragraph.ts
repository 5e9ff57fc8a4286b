import type { Paragraph } from '@lemma/core/document';
import type { BlockMarkup } from '../block-markup.ts';
import { element } from '../markup.ts';

/** A paragraph. */
export const paragraphMarkup: BlockMarkup<Paragraph> = ({ content }, page) => element('p', {}, page.inline(content));
