import type { Language } from '../language/index.ts';
import type { NoAnswer } from '../platform/index.ts';
import type { Result } from '../store/index.ts';

/** A stored document: the languages it exists in, and its XML in one of them. */
export interface StoredDocument {
  readonly languages: readonly Language[];
  /** Present if the languages could not be read: there may be others. */
  readonly areLanguagesUnknown?: true;
  readonly xml: string;
}

/** Why a document cannot be shown. `notFound` names the languages in which it does exist. */
export type DocumentFailure =
  | { readonly kind: 'notFound'; readonly languages: readonly Language[] }
  | { readonly kind: 'forbidden' }
  | NoAnswer;

/** The documents of the pool, by path and language. */
export interface DocumentGateway {
  read(path: string, language: Language): Promise<Result<StoredDocument, DocumentFailure>>;
}
