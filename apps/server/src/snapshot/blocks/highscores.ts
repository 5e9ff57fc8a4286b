import type { Highscores } from '@lemma/core/document';
import type { BlockMarkup } from '../block-markup.ts';
import { empty } from '../markup.ts';

/** There is nobody whose results they were. */
export const highscoresMarkup: BlockMarkup<Highscores> = () => empty;
