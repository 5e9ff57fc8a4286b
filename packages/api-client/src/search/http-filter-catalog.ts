import type { Language } from '@lemma/core/language';
import type { NoAnswer } from '@lemma/core/platform';
import {
  topicTree,
  type FilterCatalog,
  type FilterChoice,
  type FilterChoices,
  type SearchCriteria,
} from '@lemma/core/search';
import { fail, succeed, type Result } from '@lemma/core/store';
import { noAnswer, type HttpClient } from '../http/index.ts';
import { filterValues } from '../wire/index.ts';
import { narrowingOf } from './http-search-gateway.ts';

/** The values that the server's pool can be filtered by. */
export class HttpFilterCatalog implements FilterCatalog {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async choices(criteria: SearchCriteria & { readonly language: Language }): Promise<Result<FilterChoices, NoAnswer>> {
    const values = await this.#http.call(filterValues, narrowingOf(criteria));
    if (!values.ok) return fail(noAnswer(values.failure));
    const { topics, chapters, difficulties, customized: customised, ...others } = values.value;
    return succeed({
      ...others,
      topics: topicTree(topics),
      chapters: chapters.map(numbered),
      difficulties: difficulties.map(numbered),
      customised,
    });
  }
}

function numbered({ value, count }: FilterChoice): FilterChoice<number> {
  return { value: Number(value), count };
}
