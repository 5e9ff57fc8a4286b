import type { Language } from '@lemma/core/language';
import type { NoAnswer } from '@lemma/core/platform';
import { topicTree, type FilterCatalog, type FilterChoices, type HitKind } from '@lemma/core/search';
import { fail, succeed, type Result } from '@lemma/core/store';
import { noAnswer, type HttpClient } from '../http/index.ts';
import { filterValues } from '../wire/index.ts';

/** The values that the server's pool can be filtered by. */
export class HttpFilterCatalog implements FilterCatalog {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async choices(language: Language, kind: HitKind): Promise<Result<FilterChoices, NoAnswer>> {
    const asked = { lang: language, ...(kind !== 'worksheet' && { type: kind }) };
    const values = await this.#http.call(filterValues, asked);
    if (!values.ok) return fail(noAnswer(values.failure));
    const choices = (counted: readonly { readonly value: string; readonly count?: number }[]) =>
      counted.map(({ value, count }) => ({ value, count }));
    const { sections, topics, objectives, userLabels } = values.value;
    return succeed({
      sections: choices(sections),
      topics: topicTree(choices(topics)),
      objectives: choices(objectives),
      userLabels: choices(userLabels),
    });
  }
}
