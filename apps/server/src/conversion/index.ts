export { answerConversions, ConversionThreads } from './conversion-threads.ts';
export { convertHere, type Convert } from './convert.ts';
export { conversionHandlers } from './handlers.ts';
