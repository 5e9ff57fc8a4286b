export { languageHandlers } from './handlers.ts';
