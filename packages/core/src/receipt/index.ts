export type {
  ListedReceipt,
  ReceiptGateway,
  ReceiptPage,
  ReceiptsAsked,
  ReceiptsFailure,
  ReceiptsReference,
} from './ports.ts';
export { readReceiptCode, receiptCode, receiptKinds, type Receipt, type ReceiptKind } from './receipt.ts';
