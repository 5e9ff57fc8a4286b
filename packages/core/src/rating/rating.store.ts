import type { Subscription } from 'rxjs';
import type { Clock, Log } from '../platform/index.ts';
import { loading, settled, Store, type Loadable } from '../store/index.ts';
import type { RateFailure, RatingFailure, RatingGateway } from './ports.ts';
import { shareOf, withOwn, type Rating } from './rating.ts';

/** Milliseconds that the hint stays why nothing can be rated yet, and between two updates (specification 001 §9). */
const [hintStays, throttle] = [4000, 200];

/** The rating of an article on its page. */
export interface RatingState {
  readonly rating: Loadable<Rating, RatingFailure>;
  /** Shown for a moment after a click that came too early. */
  readonly isHinted: boolean;
  /** Why the last rating has not arrived. */
  readonly failure?: RateFailure | undefined;
}

/** The ports of a rating. */
export interface RatingPorts {
  readonly ratings: RatingGateway;
  readonly clock: Clock;
  readonly log: Log;
}

/** A reader's rating of one article. Of several clicks in a moment only the last is sent. */
export class RatingStore extends Store<RatingState> {
  readonly #ports: RatingPorts;
  readonly #permalink: string;
  #hint: Subscription | undefined;
  #sending: Subscription | undefined;
  /** What the platform has told last. */
  #known: Rating | undefined;

  constructor(ports: RatingPorts, permalink: string) {
    super({ rating: loading, isHinted: false });
    this.#ports = ports;
    this.#permalink = permalink;
  }

  /** Reads the rating. Without a permalink there is none, which is logged. */
  async open(): Promise<void> {
    if (this.#permalink === '') {
      this.#ports.log.warn('A page with a rating has no permalink', {});
      return;
    }
    const read = await this.#ports.ratings.read(this.#permalink);
    if (read.ok) this.#known = read.value;
    this.update((state) => ({ ...state, rating: settled(read) }));
  }

  /** The reader gives stars, 1 to 5. */
  rate(stars: number): void {
    const { rating } = this.state;
    if (rating.status !== 'loaded') return;
    if (!rating.value.isOpen) {
      this.#showHint();
      return;
    }
    const share = shareOf(stars);
    const value = withOwn(this.#known ?? rating.value, share);
    this.update((state) => ({ ...state, rating: { status: 'loaded', value }, failure: undefined }));
    this.#sending?.unsubscribe();
    this.#sending = this.#ports.clock.after(throttle).subscribe(() => {
      this.#sending = undefined;
      void this.#send(share);
    });
  }

  /** The page is left: what was given last is sent at once. */
  leave(): void {
    this.#hint?.unsubscribe();
    if (this.#sending === undefined) return;
    this.#sending.unsubscribe();
    this.#sending = undefined;
    const { rating } = this.state;
    if (rating.status === 'loaded' && rating.value.own !== undefined) void this.#send(rating.value.own);
  }

  async #send(share: number): Promise<void> {
    const rated = await this.#ports.ratings.rate(this.#permalink, share);
    if (rated.ok) this.#known = rated.value;
    else this.#ports.log.warn('The rating could not be sent', { kind: rated.failure.kind });
    // Meanwhile other stars were given: they are on their way.
    if (this.#sending !== undefined || this.#known === undefined) return;
    const value = this.#known;
    const failure = rated.ok ? undefined : rated.failure;
    this.update((state) => ({ ...state, rating: { status: 'loaded', value }, failure }));
  }

  #showHint(): void {
    this.#hint?.unsubscribe();
    this.update((state) => ({ ...state, isHinted: true }));
    this.#hint = this.#ports.clock
      .after(hintStays)
      .subscribe(() => this.update((state) => ({ ...state, isHinted: false })));
  }
}
