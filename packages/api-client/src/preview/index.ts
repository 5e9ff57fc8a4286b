export { HttpDocumentGateway } from './http-document-gateway.ts';
export { HttpExpressionConverter } from './http-expression-converter.ts';
