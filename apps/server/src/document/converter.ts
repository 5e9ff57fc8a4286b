import type { Language } from '@lemma/core/language';
import type { Finding } from '@lemma/core/source';
import type { Surroundings } from '@lemma/mmtex';

/** Converts sources to document XML: packages/mmtex. */
export interface Converter {
  /** The languages in which a source has a title. */
  readonly documentLanguages: (source: string, surroundings?: Surroundings) => readonly Language[];
  readonly convertDocument: (
    source: string,
    language: Language,
    surroundings?: Surroundings,
  ) => { readonly xml: string; readonly findings: readonly Finding[] };
}
