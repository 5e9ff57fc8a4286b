import type { LanguageGateway } from '@lemma/core/language';
import { fail, succeed } from '@lemma/core/store';
import { noAnswer, type HttpClient } from '../http/index.ts';
import { readLanguage, saveLanguage } from '../wire/index.ts';

/** The languages that users have chosen, on the server. */
export class HttpLanguageGateway implements LanguageGateway {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async read(user: string): ReturnType<LanguageGateway['read']> {
    const read = await this.#http.call(readLanguage, { userId: user });
    return read.ok ? succeed(read.value.language ?? undefined) : fail(noAnswer(read.failure));
  }

  async save(user: string, language: Parameters<LanguageGateway['save']>[1]): ReturnType<LanguageGateway['save']> {
    const saved = await this.#http.call(saveLanguage, { userId: user, language });
    return saved.ok ? succeed(undefined) : fail(noAnswer(saved.failure));
  }
}
