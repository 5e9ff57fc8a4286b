import type { Overview } from '@lemma/core/document';
import type { BlockMarkup } from '../block-markup.ts';
import { empty } from '../markup.ts';

/** There is nothing to go to. */
export const overviewMarkup: BlockMarkup<Overview> = () => empty;
