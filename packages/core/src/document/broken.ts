import type { Finding, Span } from '../source/index.ts';
import type { Block } from './block.ts';

/** What is wrong at a place of the source, as a page tells it. */
export type BrokenFinding = Pick<Finding, 'code' | 'data' | 'span'>;

/**
 * A part of the page of which the source has errors: what is wrong with it, and what could be read of it, which may be nothing.
 * It is made from the findings of a source that is being written; no document that learners see has one.
 */
export interface Broken {
  readonly kind: 'broken';
  readonly findings: readonly BrokenFinding[];
  readonly blocks: readonly Block[];
  readonly span: Span;
}
