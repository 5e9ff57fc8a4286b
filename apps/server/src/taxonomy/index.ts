export { taxonomyHandlers } from './handlers.ts';
export { seedTaxonomy } from './seed-taxonomy.ts';
