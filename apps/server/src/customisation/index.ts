export { customisationHandlers } from './handlers.ts';
export { implementHere, implementNow, type Implement } from './implement.ts';
