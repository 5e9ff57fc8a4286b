import type { Observable } from 'rxjs';
import type { Language } from '../language/index.ts';
import type { NoAnswer } from '../platform/index.ts';
import type { Cancellable, Result } from '../store/index.ts';
import type { SearchCriteria } from './criteria.ts';
import type { DocumentGlimpse, ResultPage } from './hit.ts';

/** Why there is no result. `languageRequired` is detected without a request (specification 000 §5). */
export type SearchFailure = { readonly kind: 'languageRequired' } | { readonly kind: 'forbidden' } | NoAnswer;

/** Searches the pool. */
export interface SearchGateway {
  /** Starts a search. The criteria include a language. */
  find(criteria: SearchableCriteria): Cancellable<Result<ResultPage, SearchFailure>>;
}

/** Tells what rows show of documents beside what the search has found. */
export interface GlimpseGateway {
  /** Of those documents that the user sees, at most 30 at once. */
  glimpses(language: Language, paths: readonly string[]): Promise<Result<readonly DocumentGlimpse[], NoAnswer>>;
}

/** Criteria ready for a search: they include a language, and how many hits are a page. */
export interface SearchableCriteria extends SearchCriteria {
  readonly language: Language;
  /** Hits per page. */
  readonly pageSize: number;
}

/** Whether an address adds an entry to the browser's history, or corrects the current one. */
export type HistoryStep = 'push' | 'replace';

/** The address of a list, which contains the search, so that it can be bookmarked, sent and returned to. */
export interface ListAddress {
  /** The current query of the address, without `?`. */
  readonly query: string;
  /** Emits after the query was changed from outside: a step back or forward, a link. May emit without a change. */
  readonly changes: Observable<void>;
  /** Changes the query; ignored for a list being left, which has no address any more. */
  write(query: string, step: HistoryStep): void;
}

/** A topic that hits have, and those below it. `path` is joined with `/`. */
export interface TopicChoice {
  readonly path: string;
  readonly count: number;
  readonly children: readonly TopicChoice[];
}

/** A value of a filter, and how many hits have it. */
export interface FilterChoice<Value = string> {
  readonly value: Value;
  readonly count: number;
}

/** What the filters offer: values that hits have; what is chosen in a filter does not count for that filter itself. */
export interface FilterChoices {
  readonly languages: readonly FilterChoice<Language>[];
  readonly topics: readonly TopicChoice[];
  readonly objectives: readonly FilterChoice[];
  readonly sections: readonly FilterChoice[];
  readonly chapters: readonly FilterChoice<number>[];
  readonly userLabels: readonly FilterChoice[];
  /** Whole difficulties; those between two count for the lower one. */
  readonly difficulties: readonly FilterChoice<number>[];
  /** How many hits are customisations of the user, and how many worksheets the user's own. */
  readonly customised: number;
  readonly own: number;
}

/** Provides the choices of the filters for a search; its order and page mean nothing. */
export interface FilterCatalog {
  choices(criteria: SearchCriteria & { readonly language: Language }): Promise<Result<FilterChoices, NoAnswer>>;
}

/** A label for some documents, or its removal from them. */
export interface UserLabelling {
  readonly paths: readonly string[];
  readonly label: string;
  readonly isSet: boolean;
}

/** Why documents could not be labelled. */
export type UserLabelFailure = { readonly kind: 'forbidden' } | NoAnswer;

/** Labels documents, for everybody who searches. */
export interface UserLabelGateway {
  /** Returns the paths that had not been as asked, so that the change can be undone. */
  label(labelling: UserLabelling): Promise<Result<readonly string[], UserLabelFailure>>;
}
