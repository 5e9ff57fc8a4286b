import type { Document } from '../document/index.ts';

/** A document whose questions have the numbers that levels name them by; handed-out problems have them already. */
export function numberedQuestions<Page extends Pick<Document, 'blocks'>>(document: Page): Page {
  let number = 0;
  const blocks = document.blocks.map((block) => {
    if (block.kind !== 'question') return block;
    number += 1;
    return { ...block, number };
  });
  return { ...document, blocks };
}
