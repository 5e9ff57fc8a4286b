export { catalogue } from './catalogue.ts';
export { listThrough } from './list-through.ts';
export { findingList, type FindingList, type Report } from './report.ts';
