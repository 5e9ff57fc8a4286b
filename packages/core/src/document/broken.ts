import type { Finding, Span } from '../source/index.ts';
import type { Block } from './block.ts';

/** An error in the source, as shown on the page. */
export type BrokenFinding = Pick<Finding, 'code' | 'data' | 'span'>;

/**
 * A part of the page whose source has errors: the errors, and what could be read, possibly nothing. Made from the
 * findings of a source being written; learners never see one.
 */
export interface Broken {
  readonly kind: 'broken';
  readonly findings: readonly BrokenFinding[];
  readonly blocks: readonly Block[];
  readonly span: Span;
}
