export { HttpOwnDocumentGateway } from './http-own-document-gateway.ts';
