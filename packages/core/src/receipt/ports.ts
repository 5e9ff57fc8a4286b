import type { NoAnswer } from '../platform/index.ts';
import type { Receipt, ReceiptKind } from './receipt.ts';

/** A receipt in the list of an attempt. */
export interface ListedReceipt extends Receipt {
  readonly kind: ReceiptKind;
  /** The keys of the answers that have arrived (`answerKeyText`). */
  readonly answers: readonly string[];
}

/** A page of the receipts of an attempt, latest first. */
export interface ReceiptPage {
  readonly receipts: readonly ListedReceipt[];
  /** Of all that were asked for. */
  readonly total: number;
  /** Whether each follows from the one before, and the stored answers are those that have arrived. */
  readonly isIntact: boolean;
}

/** Which receipts are asked for: a page, counted from 1, of all or of those whose hash begins with `code`. */
export interface ReceiptsAsked {
  readonly page: number;
  readonly code?: string;
}

/** So many receipts make a page. */
export const receiptsOfPage = 20;

/** Why there are none. `notFound`: nobody has worked on the problem. */
export type ReceiptsFailure = { readonly kind: 'notFound' } | { readonly kind: 'forbidden' } | NoAnswer;
