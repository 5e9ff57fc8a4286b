import { allBlocks, linesOf, type Block, type Inline } from '@lemma/core/document';

/** The numbers of the answers that have a place of their own in a text. */
export function placedAnswers(blocks: readonly Block[]): ReadonlySet<number> {
  return new Set(allBlocks(blocks).flatMap(linesOf).flatMap(answersIn));
}

function answersIn(content: readonly Inline[]): readonly number[] {
  return content.flatMap((inline) => {
    switch (inline.kind) {
      case 'answerField':
        return [inline.answer];
      case 'styled':
      case 'link':
        return answersIn(inline.content);
      case 'conditional':
        return [...answersIn(inline.then), ...answersIn(inline.otherwise)];
      default:
        return [];
    }
  });
}
