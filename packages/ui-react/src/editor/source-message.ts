import type { Edit, Span } from '@lemma/core/source';

/** How a source is coloured. */
export type SourceKind = 'tex' | 'xml';

/** Something to say about a place in the source. */
export interface SourceMessage {
  readonly span: Span;
  readonly severity: 'error' | 'warning';
  readonly text: string;
  /** The change that removes what is wrong: offered beside the message. */
  readonly fix?: Edit;
}
