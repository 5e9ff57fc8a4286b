export { HttpDocumentGateway } from './http-document-gateway.ts';
