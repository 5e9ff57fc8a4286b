export { HttpReferenceGateway } from './http-reference-gateway.ts';
