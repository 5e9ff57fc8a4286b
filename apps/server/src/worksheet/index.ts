export { referenceHandlers } from './reference-handlers.ts';
export { worksheetHandlers } from './handlers.ts';
