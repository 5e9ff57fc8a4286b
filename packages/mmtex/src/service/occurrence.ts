import type { Span } from '@lemma/core/source';

/** A place where a name is defined or used. */
export interface Occurrence {
  readonly kind: 'variable' | 'label' | 'localId' | 'shorthand';
  readonly name: string;
  /** Occurrences of the same thing have the same key. */
  readonly key: string;
  /** Undefined for text produced by a shorthand, which is nowhere in the source. */
  readonly place: Span | undefined;
  readonly isDefinition: boolean;
}

/** The meaning of names in a source. */
export interface SourceNames {
  /** Unordered; without duplicates for what several languages share. */
  readonly occurrences: readonly Occurrence[];
  /** Every word in the terms about the variables of a scope, by the scope's offset. */
  readonly words: ReadonlyMap<number, ReadonlySet<string>>;
}
