import type { Language } from '../language/index.ts';
import type { NoAnswer } from '../platform/index.ts';
import type { Cancellable, Result } from '../store/index.ts';
import type { SearchCriteria } from './criteria.ts';
import type { ResultPage } from './hit.ts';

/** Why there is no result. `languageRequired` is known before anybody is asked (specification 000 §5). */
export type SearchFailure = { readonly kind: 'languageRequired' } | { readonly kind: 'forbidden' } | NoAnswer;

/** The pool, searched. */
export interface SearchGateway {
  /** Starts looking. The criteria name a language. */
  find(criteria: SearchableCriteria): Cancellable<Result<ResultPage, SearchFailure>>;
}

/** Criteria that can be searched for: they name a language. */
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

/** What filters offer. */
export interface FilterChoices {
  readonly topics: readonly TopicChoice[];
  readonly objectives: readonly FilterChoice[];
  readonly sections: readonly FilterChoice[];
}

/** Where the values of the filters come from. */
export interface FilterCatalog {
  choices(language: Language): Promise<Result<FilterChoices, NoAnswer>>;
}
