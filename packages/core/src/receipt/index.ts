export {
  receiptsOfPage,
  type ListedReceipt,
  type ReceiptPage,
  type ReceiptsAsked,
  type ReceiptsFailure,
} from './ports.ts';
export { readReceiptCode, receiptCode, receiptKinds, type Receipt, type ReceiptKind } from './receipt.ts';
export { ReceiptsStore, type ReadReceipts, type ReceiptsState } from './receipts.store.ts';
