import type { Language, LanguageGateway } from '../language/index.ts';
import type { NoAnswer } from '../platform/index.ts';
import { fail, succeed, type Result } from '../store/index.ts';

/** The languages that users have chosen, by their ids. */
export class InMemoryLanguages implements LanguageGateway {
  readonly kept: Map<string, Language>;
  /** Answers every call while set. */
  failure: NoAnswer | undefined;

  constructor(kept: ReadonlyMap<string, Language> = new Map()) {
    this.kept = new Map(kept);
  }

  async read(user: string): Promise<Result<Language | undefined, NoAnswer>> {
    return Promise.resolve(this.failure === undefined ? succeed(this.kept.get(user)) : fail(this.failure));
  }

  async save(user: string, language: Language): Promise<Result<undefined, NoAnswer>> {
    if (this.failure !== undefined) return Promise.resolve(fail(this.failure));
    this.kept.set(user, language);
    return Promise.resolve(succeed(undefined));
  }
}
