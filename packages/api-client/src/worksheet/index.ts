export { HttpTemplateGateway } from './http-template-gateway.ts';
export { HttpWorksheetLookup } from './http-worksheet-lookup.ts';
