import { EMPTY, Subject, map, of, switchMap, type Observable } from 'rxjs';
import type { Language } from '../language/index.ts';
import type { Clock, Disposable } from '../platform/index.ts';
import { Store, answerOf } from '../store/index.ts';
import { learn, miss, receive, unconverted, write, type ConversionState } from './conversion.ts';
import type { ConversionGateway, DocumentCheck } from './ports.ts';

/**
 * Minimum milliseconds between conversions while the author types: the first key after a pause is answered at once, the
 * last key of a burst soon after, and typing never exceeds the rate limit for guests.
 */
const pace = 250;

/** Milliseconds without a key before the values of seeds are drawn. */
const rest = 1000;

interface Request {
  readonly source: string;
  readonly after: number;
}

/** Keeps a page in step with its source: converts while the author types; only the newest source counts. */
export class ConversionStore extends Store<ConversionState> implements Disposable {
  /** Undefined cancels the pending request. */
  readonly #requests = new Subject<Request | undefined>();
  /** The last converted source, to be drawn with seeds; undefined cancels. */
  readonly #converted = new Subject<string | undefined>();
  readonly #clock: Clock;
  /** When the last conversion started. */
  #lastAt = -Infinity;

  constructor(
    ports: { readonly gateway: ConversionGateway; readonly clock: Clock; readonly check: DocumentCheck },
    start: { readonly source: string; readonly language: Language },
  ) {
    super(unconverted(start.source));
    this.#clock = ports.clock;
    this.#requests
      .pipe(
        // A waiting source does not cancel the conversion under way: its page is shown until a newer one is ready.
        switchMap((request) => (request === undefined ? of(undefined) : this.#due(request))),
        switchMap((source) => {
          if (source === undefined) return EMPTY;
          this.#lastAt = this.#clock.now();
          return answerOf(() => ports.gateway.convert(source, start.language)).pipe(
            map((answer) => ({ source, answer })),
          );
        }),
      )
      .subscribe(({ source, answer }) => {
        this.update((conversion) =>
          answer.ok
            ? receive(conversion, source, answer.value, ports.check(answer.value.document))
            : miss(conversion, source, answer.failure),
        );
        this.#converted.next(answer.ok ? source : undefined);
      });
    this.#converted
      .pipe(
        switchMap((source) => (source === undefined ? EMPTY : this.#clock.after(rest).pipe(map(() => source)))),
        switchMap((source) =>
          answerOf(() => ports.gateway.checkSeeds(source, start.language)).pipe(map((found) => ({ source, found }))),
        ),
      )
      .subscribe(({ source, found }) => this.update((conversion) => learn(conversion, source, found)));
  }

  /** The author has changed the source. */
  write(source: string): void {
    this.update((conversion) => write(conversion, source));
    this.#converted.next(undefined);
    this.#requests.next({ source, after: Math.max(0, this.#lastAt + pace - this.#clock.now()) });
  }

  /** Converts immediately. */
  convertNow(): void {
    this.update((conversion) => write(conversion, conversion.source));
    this.#requests.next({ source: this.state.source, after: 0 });
  }

  /** Cancels the conversion under way; the next command starts afresh. */
  dispose(): void {
    this.#converted.next(undefined);
    this.#requests.next(undefined);
  }

  #due({ source, after }: Request): Observable<string> {
    return after === 0 ? of(source) : this.#clock.after(after).pipe(map(() => source));
  }
}
