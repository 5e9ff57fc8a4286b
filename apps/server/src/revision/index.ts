export { Kept } from './kept.ts';
export { Revisions, type Revision, type Topic } from './revisions.ts';
