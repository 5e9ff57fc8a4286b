import type { Document, InvalidXml } from '../document/index.ts';
import type { Language } from '../language/index.ts';
import type { NoAnswer } from '../platform/index.ts';
import type { Result } from '../store/index.ts';

/** What is customised: a problem or a customisation by its path, in a worksheet or on its own. */
export interface CustomisationReference {
  readonly path: string;
  /** The id of a worksheet. */
  readonly worksheet: string | undefined;
}

/** A draft: `path` is its own. `replaces` is the version of the customisation it was made from, if there is one. */
export interface ProblemDraft {
  readonly id: string;
  readonly path: string;
  readonly customizationPath: string;
  readonly originalPath: string;
  readonly replaces: string | undefined;
}

/** A source as stored, and its version. */
export interface StoredSource {
  readonly text: string;
  readonly version: string;
}

/** A stored version of a customisation. */
export interface CustomisationVersion {
  readonly version: number;
  /** ISO 8601. */
  readonly createdDate: string;
}

/** Why nothing can be customised. `refused` has the server's own message. */
export type CustomisationFailure =
  | { readonly kind: 'noTexCode' }
  | { readonly kind: 'noTexCodeInWorksheet' }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'refused'; readonly message: string }
  | NoAnswer;

/**
 * Why the editor is not opened: only problems are customised, and `exists` has the path of the customisation that there is
 * already of this problem.
 */
export type CustomisationOpenFailure =
  | { readonly kind: 'notCustomisable' }
  | { readonly kind: 'exists'; readonly path: string }
  | CustomisationFailure;

/** What is wrong with a source. `message` is the server's own; `line` counts from 1. */
export type SourceRefusal =
  | { readonly kind: 'notConvertable'; readonly message: string; readonly line: number | undefined }
  | { readonly kind: 'solutionNotAccepted'; readonly message: string; readonly line: number | undefined }
  | { readonly kind: 'noProblem' };

/** Why a draft was not kept: it has another version meanwhile, or is too large. */
export type DraftFailure = { readonly kind: 'conflict' } | { readonly kind: 'tooLarge' } | CustomisationFailure;

/** Why a customisation was not saved: `exists` has the path of the one there is; `unchanged`, it says what its original says. */
export type CustomisationSaveFailure =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'exists'; readonly path: string }
  | SourceRefusal
  | DraftFailure;

/** Why there is no preview. */
export type CustomisationPreviewFailure =
  | SourceRefusal
  | { readonly kind: 'tooLarge' }
  | InvalidXml
  | CustomisationFailure;

/** What was saved. `selection` is how the list of the browser names it: a path, or `worksheet_` and an id. */
export interface SavedCustomisation {
  readonly path: string;
  readonly version: string;
  readonly selection: string;
  /** The owner's copy of the worksheet. */
  readonly worksheet: string | undefined;
}

/** The customisations of the current user. */
export interface CustomisationGateway {
  /** Creates the draft, or finds the one there is. */
  open(reference: CustomisationReference): Promise<Result<ProblemDraft, CustomisationOpenFailure>>;
  /** Reads the source of a document, draft or former version. */
  read(path: string, version?: number): Promise<Result<StoredSource, CustomisationFailure>>;
  /** Keeps the source of a draft in place of a version. */
  keep(path: string, source: StoredSource): Promise<Result<{ readonly version: string }, DraftFailure>>;
  /** Deletes a draft. */
  discard(path: string): Promise<Result<undefined, CustomisationFailure>>;
  /** Saves a customisation in place of the version that the draft replaces; the draft is then gone. */
  save(
    reference: CustomisationReference,
    source: { readonly text: string; readonly replaces: string | undefined },
  ): Promise<Result<SavedCustomisation, CustomisationSaveFailure>>;
  /** The versions of a customisation, newest first. */
  versions(path: string): Promise<Result<readonly CustomisationVersion[], CustomisationFailure>>;
  /** Converts a source in the place of a document. */
  preview(path: string, language: Language, source: string): Promise<Result<Document, CustomisationPreviewFailure>>;
}
