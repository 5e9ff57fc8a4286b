export { HttpConversionGateway } from './http-conversion-gateway.ts';
