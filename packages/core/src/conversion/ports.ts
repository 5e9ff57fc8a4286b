import type { Document } from '../document/index.ts';
import type { Language } from '../language/index.ts';
import type { NoAnswer } from '../platform/index.ts';
import type { Finding } from '../source/index.ts';
import type { Cancellable, Result } from '../store/index.ts';

/** What the converter made of a source: document XML, as good as it can be, and what is wrong with the source. */
export interface ConvertedSource {
  readonly xml: string;
  readonly findings: readonly Finding[];
}

/** Why a source was not converted at all. */
export type ConversionFailure = { readonly kind: 'tooLarge' } | NoAnswer;

/** Turns a source into document XML. */
export interface ConversionGateway {
  convert(source: string, language: Language): Cancellable<Result<ConvertedSource, ConversionFailure>>;
}

/** Finds what only drawing could tell: wrong definitions in figures. */
export type DocumentCheck = (document: Document) => readonly Finding[];
