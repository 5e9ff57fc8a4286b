import type { Language } from '../language/index.ts';
import type { NoAnswer } from '../platform/index.ts';
import type { Cancellable, Result } from '../store/index.ts';
import type { SearchCriteria } from './criteria.ts';
import type { ResultPage } from './hit.ts';

/** Why there is no result. `languageRequired` is detected without a request (specification 000 §5). */
export type SearchFailure = { readonly kind: 'languageRequired' } | { readonly kind: 'forbidden' } | NoAnswer;

/** Searches the pool. */
export interface SearchGateway {
  /** Starts a search. The criteria include a language. */
  find(criteria: SearchableCriteria): Cancellable<Result<ResultPage, SearchFailure>>;
}

/** Criteria ready for a search: they include a language. */
export interface SearchableCriteria extends SearchCriteria {
  readonly language: Language;
}

/** A topic with its label in the reader's language, and the topics below it. `path` is joined with `/`. */
export interface TopicChoice {
  readonly path: string;
  readonly label: string;
  readonly children: readonly TopicChoice[];
}

/** A value of a filter with its label in the reader's language. */
export interface FilterChoice {
  readonly value: string;
  readonly label: string;
}

/** The choices of all filters. */
export interface FilterChoices {
  readonly topics: readonly TopicChoice[];
  readonly objectives: readonly FilterChoice[];
  readonly sections: readonly FilterChoice[];
}

/** Provides the choices of the filters. */
export interface FilterCatalog {
  choices(language: Language): Promise<Result<FilterChoices, NoAnswer>>;
}
