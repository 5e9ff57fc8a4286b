import type { TableOfContents } from '@lemma/core/document';
import type { BlockMarkup } from '../block-markup.ts';

/** The words before the list; on paper there is nothing to follow. */
export const tableOfContentsMarkup: BlockMarkup<TableOfContents> = ({ blocks }, page) => page.blocks(blocks);
