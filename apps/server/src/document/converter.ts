import type { Language } from '@lemma/core/language';
import type { Finding } from '@lemma/core/source';

/** What turns sources into document XML: packages/mmtex. */
export interface Converter {
  /** The languages a source has a title in. */
  readonly documentLanguages: (source: string) => readonly Language[];
  readonly convertDocument: (
    source: string,
    language: Language,
  ) => { readonly xml: string; readonly findings: readonly Finding[] };
}
