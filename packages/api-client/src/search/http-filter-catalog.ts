import type { FilterCatalog, FilterChoices } from '@lemma/core/search';
import { fail, succeed, type Result } from '@lemma/core/store';
import type { HttpClient } from '../http/index.ts';
import { sectionNames } from '../wire/index.ts';

/** What the server's pool can be filtered by. */
export class HttpFilterCatalog implements FilterCatalog {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async choices(): Promise<Result<FilterChoices, { readonly kind: 'unavailable' }>> {
    const names = await this.#http.call(sectionNames, {});
    if (!names.ok) return fail({ kind: 'unavailable' });
    return succeed({ topics: [], objectives: [], sections: names.value.map((name) => ({ value: name, label: name })) });
  }
}
