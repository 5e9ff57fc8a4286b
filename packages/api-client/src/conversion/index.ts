export { HttpConversionGateway } from './http-conversion-gateway.ts';
export { findingFrom } from './finding-from.ts';
