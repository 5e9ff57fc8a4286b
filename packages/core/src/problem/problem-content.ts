import { blocksOf, type Block, type Document } from '../document/index.ts';
import type { ProblemContent } from './asked-questions.ts';

/** The questions of a document in their order, and which of them are asked. */
export function problemContent({ blocks, language }: Pick<Document, 'blocks' | 'language'>): ProblemContent {
  const all = blocksOutsideQuestions(blocks);
  const plan = all.find((block) => block.kind === 'questionPlan');
  return {
    questions: all.filter((block) => block.kind === 'question'),
    ...(plan && { plan }),
    language,
  };
}

function blocksOutsideQuestions(blocks: readonly Block[]): readonly Block[] {
  return blocks.flatMap((block) =>
    block.kind === 'question' ? [block] : [block, ...blocksOutsideQuestions(blocksOf(block))],
  );
}
