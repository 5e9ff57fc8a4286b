import type { CodeListing } from '@lemma/core/document';
import type { BlockMarkup } from '../block-markup.ts';
import { element, text } from '../markup.ts';

/** As typed. */
export const codeMarkup: BlockMarkup<CodeListing> = ({ text: typed }) => element('pre', {}, text(typed));
