import type { Deadline, TimeLimitGateway, Unbegun } from '../deadline/index.ts';
import type { NoAnswer } from '../platform/index.ts';
import type { Result } from '../store/index.ts';
import type { DeletedTemplate, Worksheet, WorksheetTemplate } from './worksheet.ts';

/** A reference to a worksheet: by its own id, or by the id of its template, which means its newest worksheet. */
export interface WorksheetReference {
  readonly by: 'worksheet' | 'template';
  readonly id: string;
  /** The signed deadline as it stands in the address; only of a worksheet by its own id. */
  readonly signedDeadline?: string;
}

/**
 * Why a worksheet cannot be shown. `noWorksheet`: there is a template without any worksheet made from it.
 * `deadlineNotSigned`: the address tells a deadline that was not signed for this user and worksheet.
 */
export type WorksheetFailure =
  | TemplateNotShown
  | { readonly kind: 'deadlineNotSigned' }
  /** It opens later, which is counted like the time until a deadline. */
  | { readonly kind: 'notOpen'; readonly opens: Deadline }
  /** Its time limit begins when the learner says so (`TimeLimitGateway`); until then nothing of it is shown. */
  | { readonly kind: 'notBegun'; readonly unbegun: Unbegun };

/** Why a template cannot be shown. */
export type TemplateNotShown =
  | { readonly kind: 'notFound' }
  | { readonly kind: 'noWorksheet' }
  | { readonly kind: 'forbidden' }
  | NoAnswer;

/** Finds existing worksheets, which begins nothing, and begins their time limits. */
export interface WorksheetLookup extends TimeLimitGateway {
  find(reference: WorksheetReference): Promise<Result<Worksheet, WorksheetFailure>>;
}

/** Why a template was not changed. `worksheetExists`: an equal one has been created meanwhile. */
export type TemplateFailure =
  | { readonly kind: 'notFound' }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'worksheetExists' }
  | NoAnswer;

/** Manages worksheet templates. */
export interface TemplateGateway {
  /** A template and its worksheets. */
  find(id: string): Promise<Result<WorksheetTemplate, TemplateNotShown>>;
  /** Deletes a template with all its worksheets; it can be restored for a while. */
  remove(id: string): Promise<Result<undefined, TemplateFailure>>;
  /** Deleted ones of the user that can be restored, those deleted last first. */
  deleted(): Promise<Result<readonly DeletedTemplate[], { readonly kind: 'forbidden' } | NoAnswer>>;
  /** Undoes deleting. */
  restore(id: string): Promise<Result<undefined, TemplateFailure>>;
  /** Decides whether all authors find it. */
  setVisibility(id: string, isVisibleToAll: boolean): Promise<Result<undefined, TemplateFailure>>;
}
