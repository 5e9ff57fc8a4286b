import type { CindyBlock } from '@lemma/core/document';
import type { BlockMarkup } from '../block-markup.ts';
import { element } from '../markup.ts';

/** Its title: a construction does not stand still. */
export const cindyMarkup: BlockMarkup<CindyBlock> = ({ construction }, page) =>
  element('div', { class: 'figure' }, page.inline(construction.title));
