import { fail, succeed, type Result } from '@lemma/core/store';
import type { CatalogFailure, ProblemCatalog, ProblemDescription } from '@lemma/core/worksheet-draft';
import { commonFailure, type HttpClient, type HttpFailure } from '../http/index.ts';
import { stringImplementations } from '../wire/index.ts';

/** Describes the problems of the server's pool. */
export class HttpProblemCatalog implements ProblemCatalog {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async describe(path: string): Promise<Result<ProblemDescription, CatalogFailure>> {
    const found = await this.#http.call(stringImplementations, { path });
    if (!found.ok) return fail(catalogFailure(found.failure));
    if (found.value.length === 0) return fail({ kind: 'notFound' });
    return succeed({ path, names: Object.fromEntries(found.value.map(({ language, name }) => [language, name])) });
  }
}

function catalogFailure(failure: HttpFailure): CatalogFailure {
  const common = commonFailure(failure);
  return common.kind === 'forbidden' ? { kind: 'unavailable' } : common;
}
