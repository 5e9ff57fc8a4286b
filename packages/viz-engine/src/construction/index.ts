export { construct, type Construction } from './construct.ts';
export { catalogueCodes, type CatalogueCode } from './finding.ts';
export type { Memory } from './memory.ts';
export { computeValues, type Variable } from './variable.ts';
