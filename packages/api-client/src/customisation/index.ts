export { HttpCustomisationGateway } from './http-customisation-gateway.ts';
export { customisationFailure, refusedSource } from './failures.ts';
