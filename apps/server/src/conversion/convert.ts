import type { Language } from '@lemma/core/language';
import type { Finding } from '@lemma/core/source';
import { succeed } from '@lemma/core/store';
import { convertDocument, convertFragment } from '@lemma/mmtex';
import { sourceReader } from '../document/source-reader.ts';
import type { Do } from '../threads/index.ts';

/** Sources to be converted independently. */
export interface ConversionJob {
  readonly as: 'document' | 'fragment';
  readonly sources: readonly string[];
  readonly language: Language;
  /** The location of the sources in the content folder; if missing, they have none, and no files around them. */
  readonly around?: { readonly place: string; readonly folder?: string };
}

/** The result of converting one source. */
export interface Converted {
  readonly xml: string;
  readonly findings: readonly Finding[];
}

/** Converts sources in order. */
export type Convert = Do<ConversionJob, readonly Converted[]>;

/** Runs a job synchronously. */
export function convertNow({ as, sources, language, around }: ConversionJob): readonly Converted[] {
  const convert = as === 'document' ? convertDocument : convertFragment;
  const read = around?.folder === undefined ? undefined : sourceReader(around.folder);
  const surroundings = { ...(around && { place: around.place }), ...(read && { read }) };
  return sources.map((source) => convert(source, language, surroundings));
}

/** Converts in this thread, blocking everyone else. */
export const convertHere: Convert = (job) => Promise.resolve(succeed(convertNow(job)));
