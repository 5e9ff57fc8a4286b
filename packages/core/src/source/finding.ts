import type { FindingCode } from './finding-code.ts';
import type { Edit, Span } from './span.ts';

/**
 * Something wrong in an author's source. `code` is the name by which texts, tests and the error catalogue know it;
 * `data` fills the placeholders of its text. The cursor goes to `span`; the other places concerned are listed. Where it is
 * obvious what was meant, `fix` is the change that removes the finding and brings no other.
 */
export interface Finding {
  readonly code: FindingCode;
  readonly severity: 'error' | 'warning';
  readonly span: Span;
  readonly others?: readonly Span[];
  readonly data: Readonly<Record<string, string | number>>;
  readonly fix?: Edit;
}
