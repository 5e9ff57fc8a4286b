export { isSeenBy, mayBeAddedBy } from './document-rights.ts';
export { searchHandlers } from './handlers.ts';
export { searchVector } from './vector.ts';
export { listTitle, listWords } from './word-list.ts';
export { sortKey } from './words.ts';
export { isBegun, isFoundBy, isOwn, isWaiting, mayManage, seesShared, type Finder } from './template-rights.ts';
