import type { NoAnswer } from '../platform/index.ts';
import type { Result } from '../store/index.ts';
import type { Rating } from './rating.ts';

/** Why there is no rating. `notFound`: no article of a course has this permalink. */
export type RatingFailure = { readonly kind: 'notFound' } | NoAnswer;

/** Why a rating is not taken. `forbidden`: the reader has not worked on the topic. */
export type RateFailure = { readonly kind: 'forbidden' } | RatingFailure;

/** Ratings of articles, on the server. */
export interface RatingGateway {
  read(permalink: string): Promise<Result<Rating, RatingFailure>>;
  /** `share` is the reader's opinion, 0 to 1. */
  rate(permalink: string, share: number): Promise<Result<Rating, RateFailure>>;
}
