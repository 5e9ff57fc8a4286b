export { HttpProblemGateway } from './http-problem-gateway.ts';
