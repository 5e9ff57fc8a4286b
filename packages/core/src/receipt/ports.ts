import type { NoAnswer } from '../platform/index.ts';
import type { Result } from '../store/index.ts';
import type { Receipt, ReceiptKind } from './receipt.ts';

/** Whose work on which problem receipts are for. */
export interface ReceiptsReference {
  readonly path: string;
  /** The worksheet it is solved in; if missing, it is solved on its own. */
  readonly worksheet?: string;
  /** Whose work it is; if missing, one's own. */
  readonly learner?: string;
}

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

/** Which receipts are asked for: a page, counted from 0, of all or of those whose hash begins with `code`. */
export interface ReceiptsAsked {
  readonly page: number;
  readonly code?: string;
}

/** Why there are none. `notFound`: nobody has worked on the problem. */
export type ReceiptsFailure = { readonly kind: 'notFound' } | { readonly kind: 'forbidden' } | NoAnswer;

/** The receipts of a learner's work, on the server. */
export interface ReceiptGateway {
  read(of: ReceiptsReference, asked: ReceiptsAsked): Promise<Result<ReceiptPage, ReceiptsFailure>>;
}
