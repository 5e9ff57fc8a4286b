export { HttpLearnerGateway } from './http-learner-gateway.ts';
