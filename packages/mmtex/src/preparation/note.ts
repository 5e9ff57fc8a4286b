import type { Span } from '@lemma/core/source';
import type { Rewritten } from './rewriting.ts';

/** Something that preparation takes out of the source or replaces, so that no tree has it: for editors. */
export interface Note {
  readonly kind: 'comment' | 'language' | 'definition' | 'call' | 'insertion';
  /** The language of a `\lang`, the name of a shorthand, the command that puts a file in. */
  readonly name: string;
  /** The place of the name; of a comment, the comment itself; of an insertion, what names the file. */
  readonly nameSpan: Span;
  /** All of it; of a `\lang`, what stands before its text. */
  readonly span: Span;
}

/** A note about a rewritten text, as one about the text that it was made from. */
export function noteThrough({ origin }: Rewritten, note: Note): Note {
  return { ...note, nameSpan: origin(note.nameSpan), span: origin(note.span) };
}
