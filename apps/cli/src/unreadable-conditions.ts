import { allBlocks, blocksOf, linesOf, type Inline, type ProblemQuestion, type Quickcheck } from '@lemma/core/document';
import type { Finding, SourceText } from '@lemma/core/source';
import { holds, toFinding, type Drawn } from '@lemma/core/variables';

/** Conditions in the text of a question that cannot be evaluated (specification 002 §8.1). */
export function unreadableConditions(question: Quickcheck | ProblemQuestion, drawn: Drawn): readonly Finding[] {
  const lines = [question, ...allBlocks(blocksOf(question))].flatMap((block) => linesOf(block));
  return lines.flatMap(conditionsIn).flatMap((condition) => {
    const result = holds(condition, drawn);
    return result.ok ? [] : [toFinding(result.failure)];
  });
}

function conditionsIn(content: readonly Inline[]): readonly SourceText[] {
  return content.flatMap((inline) => {
    switch (inline.kind) {
      case 'conditional':
        return [inline.condition, ...conditionsIn(inline.then), ...conditionsIn(inline.otherwise)];
      case 'styled':
      case 'link':
        return conditionsIn(inline.content);
      default:
        return [];
    }
  });
}
