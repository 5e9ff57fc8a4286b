export { HttpCustomisationGateway } from './http-customisation-gateway.ts';
