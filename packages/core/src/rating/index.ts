export { mostStars, shareOf, starsOf, type Rating } from './rating.ts';
export type { RateFailure, RatingFailure, RatingGateway } from './ports.ts';
export { RatingStore, type RatingPorts, type RatingState } from './rating.store.ts';
