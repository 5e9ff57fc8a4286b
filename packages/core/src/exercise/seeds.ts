import { seedOf } from '../platform/index.ts';

/** The seed of a page without a path, such as one being written. */
export const usualSeed = 1;

/**
 * The default seed of a document for those who have none of their own: the same in every language and wherever it is
 * shown.
 */
export function seedOfDocument(path: string): number {
  return seedOf(path);
}

/** Anything on a page that is drawn. */
export interface DrawnBlock {
  readonly kind: 'question' | 'quickcheck' | 'quickcheckContainer' | 'visualization';
  readonly id: string;
}

/**
 * The seed of a block, derived from that of its page. Questions share the page's seed, so that the variables of the
 * problem, which come first in every question, have the same values throughout; everything else is drawn independently.
 */
export function seedOfBlock({ kind, id }: DrawnBlock, pageSeed: number): number {
  return kind === 'question' ? pageSeed : seedOf(String(pageSeed), id);
}
