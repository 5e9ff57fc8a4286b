import type { Language } from '@lemma/core/language';
import type { NoAnswer } from '@lemma/core/platform';
import { readableName, topicTree, type FilterCatalog, type FilterChoices } from '@lemma/core/search';
import { fail, succeed, type Result } from '@lemma/core/store';
import { noAnswer, type HttpClient } from '../http/index.ts';
import { filterValues } from '../wire/index.ts';

/** The values that the server's pool can be filtered by. */
export class HttpFilterCatalog implements FilterCatalog {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async choices(language: Language): Promise<Result<FilterChoices, NoAnswer>> {
    const values = await this.#http.call(filterValues, { lang: language });
    if (!values.ok) return fail(noAnswer(values.failure));
    const { sections, topics, objectives } = values.value;
    return succeed({
      sections: sections.map((name) => ({ value: name, label: name })),
      topics: topicTree(topics),
      objectives: objectives.map((name) => ({ value: name, label: readableName(name) })),
    });
  }
}
