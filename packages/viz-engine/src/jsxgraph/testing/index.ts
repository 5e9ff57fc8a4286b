export { openStockBoard } from './stock-board.ts';
