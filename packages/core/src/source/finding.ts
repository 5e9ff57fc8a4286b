import type { Span } from './span.ts';

/**
 * Something wrong in an author's source. `code` is the name by which texts, tests and the error catalogue know it;
 * `data` fills the placeholders of its text. The cursor goes to `span`; the other places concerned are listed.
 */
export interface Finding {
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly span: Span;
  readonly others?: readonly Span[];
  readonly data: Readonly<Record<string, string | number>>;
}
