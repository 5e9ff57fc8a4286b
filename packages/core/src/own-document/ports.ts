import type { CustomisationFailure, SourceRefusal } from '../customisation/index.ts';
import type { DocumentKind } from '../document/index.ts';
import type { LocalizedText } from '../language/index.ts';
import type { Cancellable, Result } from '../store/index.ts';
import type { OwnPicture } from './picture.ts';
import type { UploadedFile, UploadObstacle } from './upload.ts';

/** A document that the current user has written: a new one, or a customisation of `originalPath`. */
export interface OwnDocument {
  readonly path: string;
  readonly kind: DocumentKind;
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

/** Why an upload did not come about: it is too large, or it was stopped. What is wrong with its files are obstacles. */
export type UploadFailure = { readonly kind: 'tooLarge' } | OwnDocumentFailure;

/** What an upload has become: the paths of the documents, or what keeps all of them from being stored. */
export type Uploaded = Result<readonly string[], readonly UploadObstacle[]>;

/** Why a picture was not taken; `unsafe` says what it contains. */
export type PictureFailure =
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'noPicture' }
  | { readonly kind: 'unsafe'; readonly what: string }
  | { readonly kind: 'tooMany' }
  | OwnDocumentFailure;

/** The pictures beside the documents of the current user. */
export interface PictureGateway {
  list(document: string): Promise<Result<readonly OwnPicture[], OwnDocumentFailure>>;
  /** Adds a picture; answers the name that it has got, and tells meanwhile what share of it has been sent, from 0 to 1. */
  add(
    document: string,
    file: { readonly name: string; readonly bytes: Uint8Array },
    onSent?: (share: number) => void,
  ): Cancellable<Result<OwnPicture, PictureFailure>>;
  remove(document: string, name: string): Promise<Result<undefined, OwnDocumentFailure>>;
}

/** The documents that the current user has written. */
export interface OwnDocumentGateway {
  /** All of them, also those deleted lately; the last changed first. */
  list(): Promise<Result<readonly OwnDocument[], OwnDocumentFailure>>;
  /** Creates a document from a source. */
  create(document: {
    readonly name: string;
    readonly text: string;
  }): Promise<Result<{ readonly path: string }, CreationFailure>>;
  /**
   * Stores the documents of a folder, or of a ZIP file if that is its only file: all of them, or none. Those that are there
   * already get a new version if `replace` says so. Tells meanwhile what share has been sent, from 0 to 1.
   */
  upload(
    files: readonly UploadedFile[],
    replace: boolean,
    onSent?: (share: number) => void,
  ): Cancellable<Result<Uploaded, UploadFailure>>;
  /** The saved source of a document with its pictures as a folder, in a ZIP file. */
  folder(path: string): Promise<Result<Uint8Array, OwnDocumentFailure>>;
  remove(path: string): Promise<Result<undefined, OwnDocumentFailure>>;
  restore(path: string): Promise<Result<undefined, OwnDocumentFailure>>;
  /** Decides whether others see it if they know its path. */
  share(path: string, isShared: boolean): Promise<Result<undefined, OwnDocumentFailure>>;
}
