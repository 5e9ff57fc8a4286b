import type { Language } from '@lemma/core/language';
import { createContext } from 'react';

/** How a page is read: by whom, and with which random data. */
export interface PageReading {
  /** Of the document, not of the interface: it decides how numbers are written. */
  readonly language: Language;
  /** Same seed, same exercises. */
  readonly seed: number;
  /** Whether figures and quick checks may be operated; false in a correction. */
  readonly interactive: boolean;
  /** Whether annotations are shown: readers without the role view-annotations do not see them. */
  readonly annotations: boolean;
  /** Letters of the questions by id; none when there is only one question. */
  readonly questionLetters: ReadonlyMap<string, string>;
}

export const PageReadingContext = createContext<PageReading>({
  language: 'de',
  seed: 0,
  interactive: true,
  annotations: false,
  questionLetters: new Map(),
});
