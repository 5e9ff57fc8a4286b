import type { NoAnswer } from '../platform/index.ts';
import type { Result } from '../store/index.ts';
import type { Worksheet } from './worksheet.ts';

/** Names a worksheet: by its own id, or by the id of its template, which stands for its newest worksheet. */
export interface WorksheetReference {
  readonly by: 'worksheet' | 'template';
  readonly id: string;
}

/** Why a worksheet cannot be shown. `noWorksheet`: there is a template, but no worksheet was made from it. */
export type WorksheetFailure =
  { readonly kind: 'notFound' } | { readonly kind: 'noWorksheet' } | { readonly kind: 'forbidden' } | NoAnswer;

/** Existing worksheets. */
export interface WorksheetLookup {
  find(reference: WorksheetReference): Promise<Result<Worksheet, WorksheetFailure>>;
}
