import { seedOf } from '../platform/index.ts';

/** The seed of a page that has no path, such as one that is being written. */
export const usualSeed = 1;

/** The seed of a document for whoever has none of their own: the same in every language and wherever it is shown. */
export function seedOfDocument(path: string): number {
  return seedOf(path);
}

/** What is drawn on a page. */
export interface DrawnBlock {
  readonly kind: 'question' | 'quickcheck' | 'quickcheckContainer' | 'visualization';
  readonly id: string;
}

/**
 * The seed of a block, from that of its page. Questions share that of the page, so that the variables of the problem, which come
 * first in every question, have one value throughout; everything else is drawn for itself.
 */
export function seedOfBlock({ kind, id }: DrawnBlock, pageSeed: number): number {
  return kind === 'question' ? pageSeed : seedOf(String(pageSeed), id);
}
