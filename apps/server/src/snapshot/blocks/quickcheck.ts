import type { Quickcheck } from '@lemma/core/document';
import type { BlockMarkup } from '../block-markup.ts';
import { writeAsked } from '../write-asked.ts';

/** The question without its answers. */
export const quickcheckMarkup: BlockMarkup<Quickcheck> = writeAsked;
