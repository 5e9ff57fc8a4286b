import { allBlocks, allInlines, linesOf, type Block } from '@lemma/core/document';

/** The numbers of the answers that are placed in a text. */
export function placedAnswers(blocks: readonly Block[]): ReadonlySet<number> {
  const pieces = allBlocks(blocks).flatMap(linesOf).flatMap(allInlines);
  return new Set(pieces.flatMap((inline) => (inline.kind === 'answerField' ? [inline.answer] : [])));
}
