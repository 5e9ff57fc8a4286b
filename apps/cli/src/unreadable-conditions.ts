import { allBlocks, allInlines, blocksOf, linesOf, type ProblemQuestion, type Quickcheck } from '@lemma/core/document';
import type { Finding } from '@lemma/core/source';
import { holds, toFinding, type Drawn } from '@lemma/core/variables';

/** Conditions in the text of a question that cannot be evaluated (specification 002 §8.1). */
export function unreadableConditions(question: Quickcheck | ProblemQuestion, drawn: Drawn): readonly Finding[] {
  const lines = [question, ...allBlocks(blocksOf(question))].flatMap((block) => linesOf(block));
  return lines.flatMap(allInlines).flatMap((inline) => {
    if (inline.kind !== 'conditional') return [];
    const result = holds(inline.condition, drawn);
    return result.ok ? [] : [toFinding(result.failure)];
  });
}
