import type { EntityReference, ReferenceFailure, ReferenceGateway, ReferencePlace } from '@lemma/core/reference';
import { fail, type Result } from '@lemma/core/store';
import { commonFailure, type HttpClient } from '../http/index.ts';
import { entityReferences } from '../wire/index.ts';

/** Asks the server where entities are found in courses. */
export class HttpReferenceGateway implements ReferenceGateway {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async find({ courseId, id, type }: EntityReference): Promise<Result<readonly ReferencePlace[], ReferenceFailure>> {
    const places = await this.#http.call(entityReferences, { courseId, id, type });
    return places.ok ? places : fail(commonFailure(places.failure));
  }
}
