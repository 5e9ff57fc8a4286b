import type { SourceLanguage } from '@lemma/core/authoring';
import type { Clock } from '@lemma/core/platform';
import type { Translate } from '../language/index.ts';

/** Language support for the authoring language, with the texts for the author. */
export interface LanguageHelp {
  readonly language: SourceLanguage;
  readonly clock: Clock;
  /** A text of the editor. */
  readonly say: Translate<'editor'>;
  /** A text that may not exist. */
  readonly find: (key: string) => string | undefined;
}
