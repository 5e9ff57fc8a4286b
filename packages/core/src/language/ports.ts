import type { NoAnswer } from '../platform/index.ts';
import type { Result } from '../store/index.ts';
import type { Language } from './language.ts';

/** What the platform keeps of the languages that its users have chosen. */
export interface LanguageGateway {
  /** The choice of a user; undefined if none was made. */
  read(user: string): Promise<Result<Language | undefined, NoAnswer>>;
  save(user: string, language: Language): Promise<Result<undefined, NoAnswer>>;
}
