import type { Language } from '@lemma/core/language';
import type { LoadedMedia, MediaFailure, MediaGateway } from '@lemma/core/media';
import { fail, succeed, type Result } from '@lemma/core/store';
import { commonFailure, type HttpClient } from '../http/index.ts';
import { binaryImplementationContent } from '../wire/index.ts';

/** Loads the files of the content from the server, and creates a browser address for each. */
export class HttpMediaGateway implements MediaGateway {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async load(path: string, language: Language): Promise<Result<LoadedMedia, MediaFailure>> {
    const file = await this.#http.call(binaryImplementationContent, { path, lang: language });
    if (!file.ok) {
      const isTooLarge = file.failure.kind === 'status' && file.failure.status === 413;
      return fail(isTooLarge ? { kind: 'tooLarge' } : commonFailure(file.failure));
    }
    const address = URL.createObjectURL(file.value);
    return succeed({ address, dispose: () => URL.revokeObjectURL(address) });
  }
}
