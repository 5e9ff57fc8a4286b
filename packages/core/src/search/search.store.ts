import { Observable, Subject, of, switchMap, tap } from 'rxjs';
import type { Clock } from '../platform/index.ts';
import { Store, fail, loading, settled, type Loadable, type Result } from '../store/index.ts';
import { isSameSearch } from './address.ts';
import { pageCount, type SearchCriteria } from './criteria.ts';
import type { ResultPage } from './hit.ts';
import type { SearchFailure, SearchGateway } from './ports.ts';
import { filterBy, turnTo } from './transitions.ts';

/** How long a query has to rest before it is searched for (specification 000 §5). */
export const searchDebounceMs = 500;

/** `criteria` are those the form shows, `searched` those the result belongs to: while a query is typed they differ. */
export interface SearchState {
  readonly criteria: SearchCriteria;
  readonly searched: SearchCriteria;
  readonly result: Loadable<ResultPage, SearchFailure>;
}

/** What a search asks of the outside. */
export interface SearchPorts {
  readonly gateway: SearchGateway;
  readonly clock: Clock;
}

interface Search {
  readonly criteria: SearchCriteria;
  readonly restMs: number;
}

/** One list of hits and the criteria it was found with. An answer to an earlier search never replaces a later one's. */
export class SearchStore extends Store<SearchState> {
  readonly #ports: SearchPorts;
  readonly #searches = new Subject<Search>();

  constructor(ports: SearchPorts, criteria: SearchCriteria) {
    super({ criteria, searched: criteria, result: loading });
    this.#ports = ports;
  }

  /** Searches, now and whenever the criteria change, until the function that is returned is called. */
  start(): () => void {
    const { clock, gateway } = this.#ports;
    const searching = this.#searches
      .pipe(
        switchMap(({ criteria, restMs }) =>
          (restMs === 0 ? of(undefined) : clock.after(restMs)).pipe(
            tap(() => this.update((state) => ({ ...state, searched: criteria, result: loading }))),
            switchMap(() => answerTo(gateway, criteria)),
          ),
        ),
      )
      .subscribe((answer) => this.#receive(answer));
    this.retry();
    return () => searching.unsubscribe();
  }

  /** Searches by new criteria, at once. */
  choose(criteria: SearchCriteria): void {
    this.#search({ criteria, restMs: 0 });
  }

  /** Takes a query that is being typed; it is searched for when it has rested for 500 ms. */
  type(query: string): void {
    this.#search({ criteria: filterBy(this.state.criteria, { query }), restMs: searchDebounceMs });
  }

  /** Follows an address: searches by its criteria unless their result is here already. */
  follow(criteria: SearchCriteria): void {
    if (!isSameSearch(criteria, this.state.searched)) this.choose(criteria);
  }

  /** Searches by the present criteria again. */
  retry(): void {
    this.choose(this.state.criteria);
  }

  #search(search: Search): void {
    this.update((state) => ({ ...state, criteria: search.criteria }));
    this.#searches.next(search);
  }

  /** A page beyond the last one, as an old address may ask for it, gives way to the last one. */
  #receive(answer: Result<ResultPage, SearchFailure>): void {
    const lastPage = answer.ok ? pageCount(answer.value.total) : undefined;
    if (lastPage !== undefined && this.state.searched.page > lastPage) {
      this.choose(turnTo(this.state.searched, lastPage));
    } else {
      this.update((state) => ({ ...state, result: settled(answer) }));
    }
  }
}

function answerTo(gateway: SearchGateway, criteria: SearchCriteria): Observable<Result<ResultPage, SearchFailure>> {
  const { language } = criteria;
  if (language === undefined) return of(fail<SearchFailure>({ kind: 'languageRequired' }));
  return new Observable((observer) => {
    const search = gateway.find({ ...criteria, language });
    void search.answer.then((answer) => observer.next(answer));
    return () => search.cancel();
  });
}
