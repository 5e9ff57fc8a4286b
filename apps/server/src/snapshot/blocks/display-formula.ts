import type { DisplayFormula } from '@lemma/core/document';
import type { BlockMarkup } from '../block-markup.ts';
import { element } from '../markup.ts';

/** A formula on a line of its own. */
export const displayFormulaMarkup: BlockMarkup<DisplayFormula> = ({ formula }, page) =>
  element('p', { class: 'formula' }, page.inline([formula]));
