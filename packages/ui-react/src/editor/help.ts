import type { SourceLanguage } from '@lemma/core/authoring';
import type { Clock } from '@lemma/core/platform';
import type { Translate } from '../language/index.ts';

/** What helps with a source in the authoring language, and how it speaks to the author. */
export interface LanguageHelp {
  readonly language: SourceLanguage;
  readonly clock: Clock;
  /** A text of the editor. */
  readonly say: Translate<'editor'>;
  /** A text that need not exist. */
  readonly find: (key: string) => string | undefined;
}
