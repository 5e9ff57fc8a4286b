import type { CustomisationFailure, SourceRefusal } from '../customisation/index.ts';
import type { LocalizedText } from '../language/index.ts';
import type { Result } from '../store/index.ts';

/** A document that the current user has written: a new one, or a customisation of `originalPath`. */
export interface OwnDocument {
  readonly path: string;
  readonly kind: 'article' | 'problem';
  /** In each of its languages. */
  readonly names: LocalizedText;
  readonly originalPath: string | undefined;
  readonly version: number;
  /** Whether others see it if they know its path. */
  readonly isShared: boolean;
  /** ISO 8601. */
  readonly changedDate: string;
  /** ISO 8601; it can be restored for thirty days. */
  readonly deletedDate: string | undefined;
}

/** Why own documents are not listed or not changed; `refused` has the server's own message. */
export type OwnDocumentFailure = CustomisationFailure;

/** Why a document was not created: `exists` has the path of the one with this name. */
export type CreationFailure =
  | { readonly kind: 'exists'; readonly path: string }
  | { readonly kind: 'tooLarge' }
  | SourceRefusal
  | OwnDocumentFailure;

/** The documents that the current user has written. */
export interface OwnDocumentGateway {
  /** All of them, also those deleted lately; the last changed first. */
  list(): Promise<Result<readonly OwnDocument[], OwnDocumentFailure>>;
  /** Creates a document from a source. */
  create(document: {
    readonly name: string;
    readonly text: string;
  }): Promise<Result<{ readonly path: string }, CreationFailure>>;
  remove(path: string): Promise<Result<undefined, OwnDocumentFailure>>;
  restore(path: string): Promise<Result<undefined, OwnDocumentFailure>>;
  /** Decides whether others see it if they know its path. */
  share(path: string, isShared: boolean): Promise<Result<undefined, OwnDocumentFailure>>;
}
