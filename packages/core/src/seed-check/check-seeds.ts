import { allBlocks, type Block, type Document } from '../document/index.ts';
import type { Finding } from '../source/index.ts';
import { checkDraws, checkFigureDraws, type SeedRange } from './check-draws.ts';
import { repeatedQuestions } from './repeated-questions.ts';
import { undefinedMentions } from './undefined-mentions.ts';

/** What only the values of seeds show about the figures, quick checks and problems of a document, in its order. */
export function checkSeeds(document: Document, range: SeedRange): readonly Finding[] {
  return [
    ...allBlocks(document.blocks).flatMap((block) => checkBlock(block, range)),
    ...repeatedQuestions(document, range),
  ];
}

function checkBlock(block: Block, range: SeedRange): readonly Finding[] {
  switch (block.kind) {
    case 'visualization':
      return checkFigureDraws(block.visualization, range);
    case 'quickcheck':
    case 'question':
      return [...checkDraws(block, range), ...undefinedMentions(block)];
    default:
      return [];
  }
}
