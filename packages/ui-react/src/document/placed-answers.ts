import { allBlocks, allInlines, linesOf, type Block } from '@lemma/core/document';

/** The numbers of the answers that have a place of their own in a text. */
export function placedAnswers(blocks: readonly Block[]): ReadonlySet<number> {
  const pieces = allBlocks(blocks).flatMap(linesOf).flatMap(allInlines);
  return new Set(pieces.flatMap((inline) => (inline.kind === 'answerField' ? [inline.answer] : [])));
}
