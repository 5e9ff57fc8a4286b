import { Subject, merge, of, skip, switchMap, tap, type Observable } from 'rxjs';
import type { Language } from '../language/index.ts';
import type { Clock, Disposable } from '../platform/index.ts';
import { Store, answerOf, fail, loading, settled, type Loadable, type Readable, type Result } from '../store/index.ts';
import { isSameSearch, readCriteria, saysLanguage, writeCriteria } from './address.ts';
import { initialCriteria, pageCount, type SearchCriteria } from './criteria.ts';
import { isDocumentHit, type ResultPage } from './hit.ts';
import type {
  ListAddress,
  SearchFailure,
  SearchGateway,
  UserLabelFailure,
  UserLabelGateway,
  UserLabelling,
} from './ports.ts';
import { filterBy, turnTo } from './transitions.ts';

/** How long a query must rest before it is searched for (specification 000 §5). */
export const searchDebounceMs = 500;

/** `criteria` are those the form shows, `searched` those of the result: they differ while a query is typed. */
export interface SearchState {
  readonly criteria: SearchCriteria;
  readonly searched: SearchCriteria;
  readonly result: Loadable<ResultPage, SearchFailure>;
}

/** The ports of a search. */
export interface SearchPorts {
  readonly gateway: SearchGateway;
  readonly userLabels: UserLabelGateway;
  readonly clock: Clock;
  readonly address: ListAddress;
  /** The language of the interface: documents are searched for in it until the address specifies another. */
  readonly language: Readable<Language>;
  /** Hits per page. */
  readonly pageSize: number;
}

/** How criteria came about: chosen, typed, or corrected because the list has no such page. */
type SearchStep = 'choice' | 'typing' | 'correction';

interface Search {
  readonly criteria: SearchCriteria;
  readonly by: SearchStep;
}

/**
 * One list of hits and the criteria it was found with, in step with the address of the list: searches are written
 * there, and changes made there are searched for. An answer to an earlier search never replaces that of a later one.
 */
export class SearchStore extends Store<SearchState> {
  readonly #ports: SearchPorts;
  readonly #searches = new Subject<Search>();
  /** The state before the search under way. */
  #before: SearchState | undefined;
  #lastStep: SearchStep = 'choice';

  constructor(ports: SearchPorts) {
    const criteria = criteriaAt(ports);
    super({ criteria, searched: criteria, result: loading });
    this.#ports = ports;
  }

  /** Searches now and whenever the criteria change, until the result is disposed of. */
  start(): Disposable {
    const { address, clock, gateway, language, pageSize } = this.#ports;
    const searching = merge(
      this.#searches.pipe(
        switchMap(({ criteria, by }) =>
          (by === 'typing' ? clock.after(searchDebounceMs) : of(undefined)).pipe(
            tap(() => this.#begin(criteria, by)),
            switchMap(() => answerTo(gateway, criteria, pageSize)),
          ),
        ),
        tap((answer) => this.#receive(answer)),
      ),
      address.changes.pipe(tap(() => this.#followAddress())),
      language.state$.pipe(
        skip(1),
        tap((chosen) => this.#followLanguage(chosen)),
      ),
    ).subscribe();
    this.retry();
    return { dispose: () => searching.unsubscribe() };
  }

  /** Searches by new criteria immediately. */
  choose(criteria: SearchCriteria): void {
    this.#search({ criteria, by: 'choice' });
  }

  /** Takes a query being typed; it is searched for after resting for 500 ms. */
  type(query: string): void {
    this.#search({ criteria: filterBy(this.state.criteria, { query }), by: 'typing' });
  }

  /** Repeats the search by the current criteria. */
  retry(): void {
    this.choose(this.state.criteria);
  }

  /**
   * Labels documents, or removes a label from them; the hits show it at once. Returns the paths that have changed, by
   * which it can be undone.
   */
  async label(labelling: UserLabelling): Promise<Result<readonly string[], UserLabelFailure>> {
    const changed = await this.#ports.userLabels.label(labelling);
    if (changed.ok) {
      this.update(({ result, ...state }) => ({
        ...state,
        result: result.status === 'loaded' ? { status: 'loaded', value: labelHits(result.value, labelling) } : result,
      }));
    }
    return changed;
  }

  /** What is being typed stays if the address only reflects what has been searched for. */
  #followAddress(): void {
    const criteria = criteriaAt(this.#ports);
    if (!isSameSearch(criteria, this.state.searched)) this.choose(criteria);
  }

  #followLanguage(language: Language): void {
    if (!saysLanguage(this.#ports.address.query)) this.choose({ ...this.state.criteria, language });
  }

  #search(search: Search): void {
    this.update((state) => ({ ...state, criteria: search.criteria }));
    this.#searches.next(search);
  }

  #begin(criteria: SearchCriteria, by: SearchStep): void {
    if (this.state.result.status === 'loaded') this.#before = { ...this.state, criteria: this.state.searched };
    this.update((state) => ({ ...state, searched: criteria, result: loading }));
    this.#writeAddress(criteria, by);
  }

  /** A burst of typing is one step of the history. */
  #writeAddress(criteria: SearchCriteria, by: SearchStep): void {
    const { address, language } = this.#ports;
    const isOneStep = by === 'correction' || (by === 'typing' && this.#lastStep === 'typing');
    this.#lastStep = by;
    if (isSameSearch(criteria, criteriaAt(this.#ports))) return;
    const followed = saysLanguage(address.query) ? undefined : language.state;
    address.write(writeCriteria(criteria, followed), isOneStep ? 'replace' : 'push');
  }

  /**
   * A page beyond the last, as from an old address, is replaced by the last one. A search that fails because the
   * session has ended leaves the list as it was.
   */
  #receive(answer: Result<ResultPage, SearchFailure>): void {
    const lastPage = answer.ok ? pageCount(answer.value.total, this.#ports.pageSize) : undefined;
    const before = answer.ok || answer.failure.kind !== 'sessionEnded' ? undefined : this.#before;
    if (before !== undefined) {
      this.update(() => before);
      this.#writeAddress(before.searched, 'correction');
    } else if (lastPage !== undefined && this.state.searched.page > lastPage) {
      this.#search({ criteria: turnTo(this.state.searched, lastPage), by: 'correction' });
    } else {
      this.update((state) => ({ ...state, result: settled(answer) }));
    }
  }
}

function criteriaAt({ address, language }: SearchPorts): SearchCriteria {
  return readCriteria(address.query, initialCriteria(language.state));
}

function answerTo(
  gateway: SearchGateway,
  criteria: SearchCriteria,
  pageSize: number,
): Observable<Result<ResultPage, SearchFailure>> {
  const { language } = criteria;
  if (language === undefined) return of(fail<SearchFailure>({ kind: 'languageRequired' }));
  return answerOf(() => gateway.find({ ...criteria, language, pageSize }));
}

/** The page after documents have been labelled. */
function labelHits(page: ResultPage, { paths, label, isSet }: UserLabelling): ResultPage {
  return {
    ...page,
    hits: page.hits.map((hit) => {
      if (!isDocumentHit(hit) || !paths.includes(hit.path)) return hit;
      const others = hit.userLabels.filter((each) => each !== label);
      return { ...hit, userLabels: isSet ? [...others, label].sort() : others };
    }),
  };
}
