import type { NoAnswer } from '../platform/index.ts';
import type { Result } from '../store/index.ts';
import type { Worksheet } from './worksheet.ts';

/** A reference to a worksheet: by its own id, or by the id of its template, which means its newest worksheet. */
export interface WorksheetReference {
  readonly by: 'worksheet' | 'template';
  readonly id: string;
}

/** Why a worksheet cannot be shown. `noWorksheet`: there is a template without any worksheet made from it. */
export type WorksheetFailure =
  { readonly kind: 'notFound' } | { readonly kind: 'noWorksheet' } | { readonly kind: 'forbidden' } | NoAnswer;

/** Finds existing worksheets. */
export interface WorksheetLookup {
  find(reference: WorksheetReference): Promise<Result<Worksheet, WorksheetFailure>>;
}
