import type { ConvertedSource } from '@lemma/core/conversion';
import type { InvalidXml } from '@lemma/core/document';
import type { Language } from '@lemma/core/language';
import type { Result } from '@lemma/core/store';

/** A source for the worker. It answers each with its document, one after the other. */
export interface SourceToConvert {
  readonly source: string;
  readonly language: Language;
}

/** What the worker answers. */
export type ConvertedInWorker = Result<ConvertedSource, InvalidXml>;
