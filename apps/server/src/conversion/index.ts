export { conversionHandlers } from './handlers.ts';
