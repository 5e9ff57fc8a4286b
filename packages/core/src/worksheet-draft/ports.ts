import type { NoAnswer } from '../platform/index.ts';
import type { Result } from '../store/index.ts';
import type { ProblemDescription, WorksheetDraft } from './worksheet-draft.ts';

/** Why a draft was not saved. */
export type SaveFailure = { readonly kind: 'worksheetExists' } | { readonly kind: 'forbidden' } | NoAnswer;

/** The ids under which a saved worksheet and its template are found. */
export interface SavedWorksheet {
  readonly id: string;
  readonly templateId: string;
}

/** Stores worksheets. */
export interface WorksheetGateway {
  save(draft: WorksheetDraft): Promise<Result<SavedWorksheet, SaveFailure>>;
}

/** Why the pool could not describe a problem. */
export type CatalogFailure = { readonly kind: 'notFound' } | NoAnswer;

/** Describes problems of the pool. */
export interface ProblemCatalog {
  describe(path: string): Promise<Result<ProblemDescription, CatalogFailure>>;
}
