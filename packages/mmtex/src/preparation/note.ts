import type { Span } from '@lemma/core/source';
import type { Rewritten } from './rewriting.ts';

/** Something that preparation removes or replaces, so that it is not in any tree: for editors. */
export interface Note {
  readonly kind: 'comment' | 'language' | 'definition' | 'call' | 'insertion';
  /** The language of a `\lang`, the name of a shorthand, the command that inserts a file. */
  readonly name: string;
  /** The span of the name; of a comment, the comment itself; of an insertion, its argument. */
  readonly nameSpan: Span;
  /** The whole span; of a `\lang`, what precedes its text. */
  readonly span: Span;
}

/** A note about a rewritten text, mapped to the original text. */
export function noteThrough({ origin }: Rewritten, note: Note): Note {
  return { ...note, nameSpan: origin(note.nameSpan), span: origin(note.span) };
}
