import type { DocumentCheck } from '@lemma/core/conversion';
import { allBlocks } from '@lemma/core/document';
import { checkVisualization, sharedAlone } from '@lemma/viz-engine/check';

/** What is wrong with the figures of a document, in the order of the page. */
export const checkFigures: DocumentCheck = (document) => {
  const blocks = allBlocks(document.blocks);
  const questions = blocks.filter((block) => block.kind === 'question');
  const figures = blocks.flatMap((block) => (block.kind === 'visualization' ? [block.visualization] : []));
  return [...figures.flatMap((figure) => checkVisualization(figure, questions)), ...sharedAlone(figures)];
};
