export { ratingHandlers } from './handlers.ts';
