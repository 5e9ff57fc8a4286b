import type { Language } from '@lemma/core/language';
import type { Finding } from '@lemma/core/source';
import { succeed } from '@lemma/core/store';
import { convertDocument, convertFragment } from '@lemma/mmtex';
import { sourceReader } from '../document/source-reader.ts';
import type { Do } from '../threads/index.ts';

/** Sources to convert, each by itself. */
export interface ConversionJob {
  readonly as: 'document' | 'fragment';
  readonly sources: readonly string[];
  readonly language: Language;
  /** Where the sources stand in the content folder; missing: nowhere, with no files around. */
  readonly around?: { readonly place: string; readonly folder?: string };
}

/** What became of one source. */
export interface Converted {
  readonly xml: string;
  readonly findings: readonly Finding[];
}

/** Converts in the order of the sources. */
export type Convert = Do<ConversionJob, readonly Converted[]>;

/** Does a job on the spot. */
export function convertNow({ as, sources, language, around }: ConversionJob): readonly Converted[] {
  const convert = as === 'document' ? convertDocument : convertFragment;
  const read = around?.folder === undefined ? undefined : sourceReader(around.folder);
  const surroundings = { ...(around && { place: around.place }), ...(read && { read }) };
  return sources.map((source) => convert(source, language, surroundings));
}

/** Converts in this thread: whoever else waits for it waits. */
export const convertHere: Convert = (job) => Promise.resolve(succeed(convertNow(job)));
