import type { UserLabelFailure, UserLabelGateway, UserLabelling } from '@lemma/core/search';
import { fail, succeed, type Result } from '@lemma/core/store';
import { commonFailure, type HttpClient } from '../http/index.ts';
import { labelDocuments } from '../wire/index.ts';

/** Labels documents in the server's pool. */
export class HttpUserLabelGateway implements UserLabelGateway {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async label({ paths, label, isSet }: UserLabelling): Promise<Result<readonly string[], UserLabelFailure>> {
    const labelled = await this.#http.call(labelDocuments, { paths: [...paths], label, isSet });
    if (labelled.ok) return succeed(labelled.value.paths);
    const failure = commonFailure(labelled.failure);
    return fail(failure.kind === 'notFound' ? { kind: 'unavailable' } : failure);
  }
}
