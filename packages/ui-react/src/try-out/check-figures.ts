import type { DocumentCheck } from '@lemma/core/conversion';
import { allBlocks } from '@lemma/core/document';
import { checkVisualization } from '@lemma/viz-engine/check';

/** What is wrong with the figures of a document, in the order of the page. */
export const checkFigures: DocumentCheck = (document) =>
  allBlocks(document.blocks).flatMap((block) =>
    block.kind === 'visualization' ? checkVisualization(block.visualization) : [],
  );
