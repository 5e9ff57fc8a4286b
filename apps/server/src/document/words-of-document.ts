import type { Document } from '@lemma/core/document';

/** All words that every reader of the document can see, without formulas and annotations, for the search index. */
export function wordsOfDocument(document: Document): string {
  return textsIn(document.blocks).join(' ');
}

/** Traverses any block generically, so that new kinds of blocks need no code here. */
function textsIn(part: unknown): readonly string[] {
  if (Array.isArray(part)) return part.flatMap(textsIn);
  if (typeof part !== 'object' || part === null) return [];
  if ('kind' in part && part.kind === 'formula') return [];
  if ('kind' in part && part.kind === 'callout' && 'role' in part && part.role === 'annotation') return [];
  if ('kind' in part && part.kind === 'text' && 'text' in part && typeof part.text === 'string') return [part.text];
  return Object.values(part).flatMap(textsIn);
}
