import type { Document } from '@lemma/core/document';

/** All words a reader of the document can see, without formulas, for the search index. */
export function wordsOfDocument(document: Document): string {
  return textsIn(document.blocks).join(' ');
}

/** Walks whatever a block is made of, so that a new kind of block is found without a line here. */
function textsIn(part: unknown): readonly string[] {
  if (Array.isArray(part)) return part.flatMap(textsIn);
  if (typeof part !== 'object' || part === null) return [];
  if ('kind' in part && part.kind === 'formula') return [];
  if ('kind' in part && part.kind === 'text' && 'text' in part && typeof part.text === 'string') return [part.text];
  return Object.values(part).flatMap(textsIn);
}
