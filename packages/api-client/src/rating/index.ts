export { HttpRatingGateway } from './http-rating-gateway.ts';
