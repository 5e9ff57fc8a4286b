import type { Edit, Span } from '@lemma/core/source';

/** The language of a source. */
export type SourceKind = 'tex' | 'xml';

/** What the editor can highlight: sources of documents, and JSON. */
export type EditedKind = SourceKind | 'json';

/** A message about a place in the source. */
export interface SourceMessage {
  readonly span: Span;
  readonly severity: 'error' | 'warning';
  readonly text: string;
  /** A change that fixes the problem, offered beside the message. */
  readonly fix?: Edit;
}
