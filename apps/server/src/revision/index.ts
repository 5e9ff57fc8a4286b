export { KeptReads } from './kept-reads.ts';
export { Revisions, type Revision, type PoolTopic } from './revisions.ts';
