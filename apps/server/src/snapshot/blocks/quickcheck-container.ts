import type { QuickcheckContainer } from '@lemma/core/document';
import { drawnQuickchecks, seedOfBlock } from '@lemma/core/exercise';
import type { BlockMarkup } from '../block-markup.ts';

/** Those that are drawn. */
export const quickcheckContainerMarkup: BlockMarkup<QuickcheckContainer> = (container, page) =>
  page.blocks(
    drawnQuickchecks(container, seedOfBlock(container, page.seed)).flatMap((drawn) =>
      drawn.kind === 'quickcheck' ? [drawn.quickcheck] : [],
    ),
  );
