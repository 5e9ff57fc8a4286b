import type { ShowHide } from '@lemma/core/document';
import type { BlockMarkup } from '../block-markup.ts';
import { titledBox } from '../titled-box.ts';

/** What may be folded away is open. */
export const showHideMarkup: BlockMarkup<ShowHide> = ({ title, blocks }, page) => titledBox(title, blocks, page);
