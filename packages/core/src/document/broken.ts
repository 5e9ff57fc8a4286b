import type { Finding, Span } from '../source/index.ts';
import type { Block } from './block.ts';

/** An error in the source, as shown on the page. */
export type BrokenFinding = Pick<Finding, 'code' | 'data' | 'span'>;

/**
 * A part of the page whose source has errors. For authors, made from the findings of a source being written: the errors,
 * and what could be read, possibly nothing. For learners: only the number of the question that stood there.
 */
export interface Broken {
  readonly kind: 'broken';
  readonly findings: readonly BrokenFinding[];
  readonly blocks: readonly Block[];
  /** Number, from 1, of the question of a problem that stood there; only in documents that are handed out. */
  readonly question?: number;
  readonly span: Span;
}
