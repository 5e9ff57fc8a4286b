import type { Language } from '@lemma/core/language';
import type { NoAnswer } from '@lemma/core/platform';
import type { DocumentGlimpse, GlimpseGateway } from '@lemma/core/search';
import { fail, succeed, type Result } from '@lemma/core/store';
import { noAnswer, type HttpClient } from '../http/index.ts';
import { glimpses } from '../wire/index.ts';

/** Asks the server for the first lines of documents. */
export class HttpGlimpseGateway implements GlimpseGateway {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async glimpses(language: Language, paths: readonly string[]): Promise<Result<readonly DocumentGlimpse[], NoAnswer>> {
    const found = await this.#http.call(glimpses, { lang: language, paths: paths.join('\n') });
    return found.ok ? succeed(found.value.glimpses) : fail(noAnswer(found.failure));
  }
}
