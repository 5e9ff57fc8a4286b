export { HttpTaxonomyGateway } from './http-taxonomy-gateway.ts';
