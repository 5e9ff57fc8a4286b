import type { CodeCell } from '@lemma/core/document';
import type { BlockMarkup } from '../block-markup.ts';
import { element, join, text } from '../markup.ts';

/** Its title and its program. */
export const codeCellMarkup: BlockMarkup<CodeCell> = ({ title, text: typed }, page) =>
  join([element('p', {}, page.inline(title)), element('pre', {}, text(typed))]);
