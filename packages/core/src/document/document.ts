import type { Language } from '../language/index.ts';
import type { Block } from './block.ts';
import type { Inline } from './inline.ts';

export type DocumentKind = 'article' | 'problem';

/** One implementation of a document: its text in one language, ready to be shown. */
export interface Document {
  readonly kind: DocumentKind;
  readonly language: Language;
  readonly title: readonly Inline[];
  readonly metadata: Metadata;
  readonly blocks: readonly Block[];
}

/** What the pool knows about a document. Topics are paths from the subject area down. */
export interface Metadata {
  readonly name: string;
  readonly description: string;
  readonly topics: readonly (readonly string[])[];
  readonly objectives: readonly string[];
  readonly labels: readonly string[];
  readonly section?: string;
  /** 0 (easy) to 10 (hard). */
  readonly difficulty?: number;
}
