export { giveReceipt, lastReceipt, type Arrived } from './give-receipt.ts';
export { receiptHandlers } from './handlers.ts';
