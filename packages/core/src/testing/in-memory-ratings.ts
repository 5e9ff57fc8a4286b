import type { Rating, RateFailure, RatingFailure, RatingGateway } from '../rating/index.ts';
import { fail, succeed, type Result } from '../store/index.ts';

/** Ratings of one article, of which `others` are those of other readers. */
export class InMemoryRatings implements RatingGateway {
  /** What has been sent, in order. */
  readonly sent: number[] = [];
  isOpen = true;
  /** Answers every rating while set. */
  failure: RateFailure | undefined;
  readonly #others: readonly number[];
  readonly #permalink: string;

  constructor(permalink = 'fractions/a', others: readonly number[] = []) {
    this.#permalink = permalink;
    this.#others = others;
  }

  async read(permalink: string): Promise<Result<Rating, RatingFailure>> {
    return Promise.resolve(permalink === this.#permalink ? succeed(this.#rating()) : fail({ kind: 'notFound' }));
  }

  async rate(_permalink: string, share: number): Promise<Result<Rating, RateFailure>> {
    if (this.failure !== undefined) return Promise.resolve(fail(this.failure));
    this.sent.push(share);
    return Promise.resolve(succeed(this.#rating()));
  }

  #rating(): Rating {
    const own = this.sent.at(-1);
    const all = [...this.#others, ...(own === undefined ? [] : [own])];
    const average = all.length === 0 ? 0 : all.reduce((sum, share) => sum + share, 0) / all.length;
    return { isOpen: this.isOpen, ...(own !== undefined && { own }), average, count: all.length };
  }
}
