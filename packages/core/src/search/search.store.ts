import { Subject, of, switchMap, tap, type Observable } from 'rxjs';
import type { Clock } from '../platform/index.ts';
import { Store, answerOf, fail, loading, settled, type Loadable, type Result } from '../store/index.ts';
import { isSameSearch } from './address.ts';
import { pageCount, type SearchCriteria } from './criteria.ts';
import type { ResultPage } from './hit.ts';
import type { SearchFailure, SearchGateway } from './ports.ts';
import { filterBy, turnTo } from './transitions.ts';

/** How long a query must rest before it is searched for (specification 000 §5). */
export const searchDebounceMs = 500;

/** `criteria` are those the form shows, `searched` those of the result: they differ while a query is typed. */
export interface SearchState {
  readonly criteria: SearchCriteria;
  readonly searched: SearchCriteria;
  readonly result: Loadable<ResultPage, SearchFailure>;
  /** How the searched criteria came about: chosen, typed, or corrected because the list has no such page. */
  readonly by: SearchStep;
}

/** What triggered a search. */
export type SearchStep = 'choice' | 'typing' | 'correction';

/** The ports of a search. */
export interface SearchPorts {
  readonly gateway: SearchGateway;
  readonly clock: Clock;
}

interface Search {
  readonly criteria: SearchCriteria;
  readonly by: SearchStep;
}

/**
 * One list of hits and the criteria it was found with. An answer to an earlier search never replaces that of a later
 * one.
 */
export class SearchStore extends Store<SearchState> {
  readonly #ports: SearchPorts;
  readonly #searches = new Subject<Search>();
  /** The state before the search under way. */
  #before: SearchState | undefined;

  constructor(ports: SearchPorts, criteria: SearchCriteria) {
    super({ criteria, searched: criteria, result: loading, by: 'choice' });
    this.#ports = ports;
  }

  /** Searches now and whenever the criteria change, until the returned function is called. */
  start(): () => void {
    const { clock, gateway } = this.#ports;
    const searching = this.#searches
      .pipe(
        switchMap(({ criteria, by }) =>
          (by === 'typing' ? clock.after(searchDebounceMs) : of(undefined)).pipe(
            tap(() => this.#begin(criteria, by)),
            switchMap(() => answerTo(gateway, criteria)),
          ),
        ),
      )
      .subscribe((answer) => this.#receive(answer));
    this.retry();
    return () => searching.unsubscribe();
  }

  /** Searches by new criteria immediately. */
  choose(criteria: SearchCriteria): void {
    this.#search({ criteria, by: 'choice' });
  }

  /** Takes a query being typed; it is searched for after resting for 500 ms. */
  type(query: string): void {
    this.#search({ criteria: filterBy(this.state.criteria, { query }), by: 'typing' });
  }

  /** Follows an address: searches by its criteria unless their result is already shown. */
  follow(criteria: SearchCriteria): void {
    if (!isSameSearch(criteria, this.state.searched)) this.choose(criteria);
  }

  /** Repeats the search by the current criteria. */
  retry(): void {
    this.choose(this.state.criteria);
  }

  #search(search: Search): void {
    this.update((state) => ({ ...state, criteria: search.criteria }));
    this.#searches.next(search);
  }

  #begin(criteria: SearchCriteria, by: SearchStep): void {
    if (this.state.result.status === 'loaded')
      this.#before = { ...this.state, criteria: this.state.searched, by: 'correction' };
    this.update((state) => ({ ...state, searched: criteria, result: loading, by }));
  }

  /**
   * A page beyond the last, as from an old address, is replaced by the last one. A search that fails because the
   * session has ended leaves the list as it was.
   */
  #receive(answer: Result<ResultPage, SearchFailure>): void {
    const lastPage = answer.ok ? pageCount(answer.value.total) : undefined;
    const before = answer.ok || answer.failure.kind !== 'sessionEnded' ? undefined : this.#before;
    if (before !== undefined) {
      this.update(() => before);
    } else if (lastPage !== undefined && this.state.searched.page > lastPage) {
      this.#search({ criteria: turnTo(this.state.searched, lastPage), by: 'correction' });
    } else {
      this.update((state) => ({ ...state, result: settled(answer) }));
    }
  }
}

function answerTo(gateway: SearchGateway, criteria: SearchCriteria): Observable<Result<ResultPage, SearchFailure>> {
  const { language } = criteria;
  if (language === undefined) return of(fail<SearchFailure>({ kind: 'languageRequired' }));
  return answerOf(() => gateway.find({ ...criteria, language }));
}
