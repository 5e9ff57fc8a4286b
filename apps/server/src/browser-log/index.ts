export { browserLogHandlers } from './handlers.ts';
