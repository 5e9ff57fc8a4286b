export { HttpOwnDocumentGateway } from './http-own-document-gateway.ts';
export { HttpPictureGateway } from './http-picture-gateway.ts';
