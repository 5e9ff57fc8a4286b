export { HttpMediaGateway } from './http-media-gateway.ts';
