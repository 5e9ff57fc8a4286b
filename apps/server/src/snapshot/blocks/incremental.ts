import type { Incremental } from '@lemma/core/document';
import type { BlockMarkup } from '../block-markup.ts';
import { join } from '../markup.ts';

/** Every step is there. */
export const incrementalMarkup: BlockMarkup<Incremental> = ({ steps }, page) =>
  join(steps.map((step) => page.blocks(step.blocks)));
