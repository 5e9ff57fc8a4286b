export { HttpCodeGateway } from './http-code-gateway.ts';
