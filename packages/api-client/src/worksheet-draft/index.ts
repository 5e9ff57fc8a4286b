export { HttpProblemCatalog } from './http-problem-catalog.ts';
export { HttpWorksheetGateway } from './http-worksheet-gateway.ts';
