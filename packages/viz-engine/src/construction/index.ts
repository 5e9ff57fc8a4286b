export { computeValues, construct, type Construction, type Variable } from './construct.ts';
export { catalogueCodes, type CatalogueCode } from './finding.ts';
export type { Memory } from './memory.ts';
