import { Subject, switchMap, tap, from, of } from 'rxjs';
import type { Clock, Disposable } from '../platform/index.ts';
import { loading, settled, Store, type Loadable } from '../store/index.ts';
import type { FoundLearner, LearnerGateway, LearnersFailure, ListPage } from './ports.ts';

/** Milliseconds that a query must rest before it is searched for. */
const restsFor = 300;

/** The learners that a query finds. */
export interface FoundLearnersState {
  readonly query: string;
  /** From 1. */
  readonly page: number;
  readonly list: Loadable<ListPage<FoundLearner>, LearnersFailure>;
}

/** A search for learners by name. An answer to an earlier search never replaces that of a later one. */
export class FoundLearnersStore extends Store<FoundLearnersState> {
  readonly #ports: { readonly learners: LearnerGateway; readonly clock: Clock };
  readonly #searches = new Subject<'typed' | 'chosen'>();

  constructor(ports: { readonly learners: LearnerGateway; readonly clock: Clock }) {
    super({ query: '', page: 1, list: loading });
    this.#ports = ports;
  }

  /** Searches now and whenever something else is asked for, until the result is disposed of. */
  start(): Disposable {
    const { clock, learners } = this.#ports;
    const searching = this.#searches
      .pipe(
        switchMap((by) =>
          (by === 'typed' ? clock.after(restsFor) : of(undefined)).pipe(
            tap(() => this.update((state) => ({ ...state, list: loading }))),
            switchMap(() => from(learners.find(this.state.query.trim(), this.state.page))),
          ),
        ),
      )
      .subscribe((list) => this.update((state) => ({ ...state, list: settled(list) })));
    this.#searches.next('chosen');
    return { dispose: () => searching.unsubscribe() };
  }

  /** Takes a query being typed. */
  type(query: string): void {
    this.update((state) => ({ ...state, query, page: 1 }));
    this.#searches.next('typed');
  }

  turnTo(page: number): void {
    this.update((state) => ({ ...state, page }));
    this.#searches.next('chosen');
  }

  /** Searches once more. */
  retry(): void {
    this.#searches.next('chosen');
  }
}
