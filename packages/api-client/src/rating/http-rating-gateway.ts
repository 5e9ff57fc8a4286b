import type { Rating, RatingGateway } from '@lemma/core/rating';
import { fail, succeed } from '@lemma/core/store';
import { commonFailure, noAnswer, type HttpClient } from '../http/index.ts';
import { readRating, updateRating, type ResponseOf } from '../wire/index.ts';

/** Ratings of articles, on the server. */
export class HttpRatingGateway implements RatingGateway {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async read(permalink: string): ReturnType<RatingGateway['read']> {
    const read = await this.#http.call(readRating, { permalinkPath: permalink });
    if (read.ok) return succeed(ratingOf(read.value));
    const failure = commonFailure(read.failure);
    return fail(failure.kind === 'notFound' ? { kind: 'notFound' } : noAnswer(read.failure));
  }

  async rate(permalink: string, share: number): ReturnType<RatingGateway['rate']> {
    const rated = await this.#http.call(updateRating, { permalinkPath: permalink, userRating: share });
    if (rated.ok) return succeed(ratingOf(rated.value));
    return fail(commonFailure(rated.failure));
  }
}

function ratingOf({ status, user, average, count }: ResponseOf<'readRating'>): Rating {
  return { isOpen: status === 'open', ...(user >= 0 && { own: user }), average, count };
}
