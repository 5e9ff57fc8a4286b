import type { Document } from '../document/index.ts';
import type { Language } from '../language/index.ts';
import type { NoAnswer } from '../platform/index.ts';
import type { Finding } from '../source/index.ts';
import type { Cancellable, Result } from '../store/index.ts';

/** The result of converting a source: document XML, as complete as possible, and the findings. */
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

/** Finds problems that only drawing reveals: wrong definitions in figures. */
export type DocumentCheck = (document: Document) => readonly Finding[];
