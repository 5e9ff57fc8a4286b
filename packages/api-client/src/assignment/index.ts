export { HttpAssignmentGateway } from './http-assignment-gateway.ts';
