import type { Span } from '@lemma/core/source';

/** A place where a name is given or used. */
export interface Occurrence {
  readonly kind: 'variable' | 'label' | 'localId' | 'shorthand';
  readonly name: string;
  /** Occurrences of the same thing have the same key. */
  readonly key: string;
  /** Undefined for what a shorthand has brought: it is nowhere in the source. */
  readonly place: Span | undefined;
  readonly isDefinition: boolean;
}

/** What names mean in a source. */
export interface SourceNames {
  /** In no order; what several languages share is there once. */
  readonly occurrences: readonly Occurrence[];
  /** Every word of the terms about the variables of a scope, by the scope's place. */
  readonly words: ReadonlyMap<number, ReadonlySet<string>>;
}
