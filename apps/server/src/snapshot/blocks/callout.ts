import type { Callout } from '@lemma/core/document';
import type { BlockMarkup } from '../block-markup.ts';
import { titledBox } from '../titled-box.ts';

/** A box with its title. */
export const calloutMarkup: BlockMarkup<Callout> = ({ title, blocks }, page) => titledBox(title, blocks, page);
