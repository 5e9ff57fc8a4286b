import type { Language } from '@lemma/core/language';
import type { Finding } from '@lemma/core/source';
import type { Surroundings } from '@lemma/mmtex';

/** What turns sources into document XML: packages/mmtex. */
export interface Converter {
  /** The languages a source has a title in. */
  readonly documentLanguages: (source: string, surroundings?: Surroundings) => readonly Language[];
  readonly convertDocument: (
    source: string,
    language: Language,
    surroundings?: Surroundings,
  ) => { readonly xml: string; readonly findings: readonly Finding[] };
}
