import type { FindingCode } from './finding-code.ts';
import type { Edit, Span } from './span.ts';

/**
 * An error in an author's source. `code` is its name in texts, tests and the error catalogue; `data` fills the
 * placeholders of its text. The cursor goes to `span`; the other places concerned are listed. If the intention is
 * obvious, `fix` is a change that removes the finding without causing another.
 */
export interface Finding {
  readonly code: FindingCode;
  readonly severity: 'error' | 'warning';
  readonly span: Span;
  readonly others?: readonly Span[];
  readonly data: Readonly<Record<string, string | number>>;
  readonly fix?: Edit;
}
