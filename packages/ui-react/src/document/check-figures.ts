import type { DocumentCheck } from '@lemma/core/conversion';
import { allBlocks } from '@lemma/core/document';
import { checkVisualization, sharedAlone } from '@lemma/viz-engine/check';

/** The findings of a document's figures, in page order. */
export const checkFigures: DocumentCheck = (document) => {
  const blocks = allBlocks(document.blocks);
  const questions = blocks.filter((block) => block.kind === 'question');
  const figures = blocks.flatMap((block) => (block.kind === 'visualization' ? [block.visualization] : []));
  return [...figures.flatMap((figure) => checkVisualization(figure, questions)), ...sharedAlone(figures)];
};
