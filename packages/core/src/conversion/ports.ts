import type { Document, Formula, InvalidXml } from '../document/index.ts';
import type { Language } from '../language/index.ts';
import type { NoAnswer } from '../platform/index.ts';
import type { Finding } from '../source/index.ts';
import type { Cancellable, Result } from '../store/index.ts';

/** What the converter made of a source: a document, as good as it can be, and what is wrong with the source. */
export interface ConvertedSource {
  readonly document: Document;
  readonly findings: readonly Finding[];
}

/** Why there is no document: the source was not converted at all, or what it became is none. */
export type ConversionFailure = { readonly kind: 'tooLarge' } | NoAnswer | InvalidXml;

/** Turns a source into a document. */
export interface ConversionGateway {
  convert(source: string, language: Language): Cancellable<Result<ConvertedSource, ConversionFailure>>;
  /** What only the values of seeds show about a source, as `lemma check` tells it; nothing if it takes too long. */
  checkSeeds(source: string, language: Language): Cancellable<readonly Finding[]>;
}

/** Finds problems that only drawing reveals: wrong definitions in figures. */
export type DocumentCheck = (document: Document) => readonly Finding[];

/** Where an expression cannot be read: its place, from the first sign, and the data of the finding `BAD_DEFINITION`. */
export type UnreadablePlace = Pick<Finding, 'span' | 'data'>;

/** Why an expression is not shown: it cannot be read as one, at a place if that is known, or nobody answers. */
export type ExpressionNotShown = { readonly kind: 'unreadable'; readonly place?: UnreadablePlace } | NoAnswer;

/** Turns an expression, as learners type it in a language, into a formula. */
export interface ExpressionConverter {
  convert(expression: string, language: Language): Cancellable<Result<Formula, ExpressionNotShown>>;
}
