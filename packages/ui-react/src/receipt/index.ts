export { ReceiptLine } from './receipt-line.tsx';
