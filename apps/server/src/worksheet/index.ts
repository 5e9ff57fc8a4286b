export { worksheetHandlers } from './handlers.ts';
