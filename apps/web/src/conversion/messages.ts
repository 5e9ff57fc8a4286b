import type { ConvertedSource } from '@lemma/core/conversion';
import type { InvalidXml } from '@lemma/core/document';
import type { Language } from '@lemma/core/language';
import type { Result } from '@lemma/core/store';

/** A source for a worker. It answers each, one after the other. */
export interface SourceForWorker {
  readonly source: string;
  readonly language: Language;
}

/** What the converting worker answers. */
export type ConvertedInWorker = Result<ConvertedSource, InvalidXml>;
