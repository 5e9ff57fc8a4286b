export { giveReceipt, giveReceipts, lastReceipt, type Arrived } from './give-receipt.ts';
export { receiptHandlers } from './handlers.ts';
export { receiptCommand, receiptHelp } from './receipt-command.ts';
