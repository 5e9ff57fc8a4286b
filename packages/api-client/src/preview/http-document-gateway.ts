import type { Language } from '@lemma/core/language';
import type { DocumentFailure, DocumentGateway, StoredDocument } from '@lemma/core/preview';
import { fail, succeed, type Result } from '@lemma/core/store';
import { commonFailure, type HttpClient } from '../http/index.ts';
import { stringImplementationContent, stringImplementations } from '../wire/index.ts';

/** Reads the documents of the server's pool. */
export class HttpDocumentGateway implements DocumentGateway {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async read(path: string, language: Language): Promise<Result<StoredDocument, DocumentFailure>> {
    const [implementations, content] = await Promise.all([
      this.#http.call(stringImplementations, { path }),
      this.#http.call(stringImplementationContent, { path, lang: language }),
    ]);
    const languages = implementations.ok ? implementations.value.map((implementation) => implementation.language) : [];
    if (content.ok)
      return succeed({
        languages,
        xml: content.value,
        ...(!implementations.ok && { areLanguagesUnknown: true as const }),
      });
    const failure = commonFailure(content.failure);
    return fail(failure.kind === 'notFound' ? { ...failure, languages } : failure);
  }
}
