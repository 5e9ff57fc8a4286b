export { HttpGlimpseGateway } from './http-glimpse-gateway.ts';
export { HttpUserLabelGateway } from './http-user-label-gateway.ts';
export { HttpFilterCatalog } from './http-filter-catalog.ts';
export { HttpSearchGateway } from './http-search-gateway.ts';
