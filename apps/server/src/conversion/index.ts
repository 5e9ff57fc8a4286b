export { convertHere, convertNow, type Convert } from './convert.ts';
export { conversionHandlers } from './handlers.ts';
