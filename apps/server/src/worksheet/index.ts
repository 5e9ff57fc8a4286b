export { contentHash, templateHash } from './content-hash.ts';
export { referenceHandlers } from './reference-handlers.ts';
export { worksheetHandlers } from './handlers.ts';
