import type { Span } from './span.ts';

/**
 * Something wrong in an author's source. `code` is the name by which texts, tests and the error catalogue know it;
 * `data` fills the placeholders of its text. Every place concerned is listed, the first is where the cursor goes.
 */
export interface Finding {
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly span: Span;
  readonly data: Readonly<Record<string, string | number>>;
}
