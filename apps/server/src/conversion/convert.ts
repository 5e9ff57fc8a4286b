import type { Language } from '@lemma/core/language';
import type { Finding } from '@lemma/core/source';
import { succeed, type Result } from '@lemma/core/store';
import { convertDocument, convertFragment } from '@lemma/mmtex';

/** Sources to convert, each by itself. */
export interface ConversionJob {
  readonly as: 'document' | 'fragment';
  readonly sources: readonly string[];
  readonly language: Language;
}

/** What became of one source. */
export interface Converted {
  readonly xml: string;
  readonly findings: readonly Finding[];
}

/** The conversion was given up: it takes longer, or needs more memory, than any honest source. */
export interface TooCostly {
  readonly kind: 'tooCostly';
}

/** Converts in the order of the sources. */
export type Convert = (job: ConversionJob) => Promise<Result<readonly Converted[], TooCostly>>;

/** Does a job on the spot. */
export function convertNow({ as, sources, language }: ConversionJob): readonly Converted[] {
  const convert = as === 'document' ? convertDocument : convertFragment;
  return sources.map((source) => convert(source, language));
}

/** Converts in this thread: whoever else waits for it waits. */
export const convertHere: Convert = (job) => Promise.resolve(succeed(convertNow(job)));
