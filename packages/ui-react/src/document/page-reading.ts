import type { AnswerShelf } from '@lemma/core/mathlet';
import { createContext } from 'react';
import { pageMemory } from './page-memory.ts';

/** How a page is read: by whom, and with which random data. */
export interface PageReading {
  /** Same seed, same exercises. */
  readonly seed: number;
  /** Whether figures and quick checks may be operated; false in a correction. */
  readonly interactive: boolean;
  /** Whether annotations are shown: readers without the role view-annotations do not see them. */
  readonly annotations: boolean;
  /** Letters of the questions by id; none when there is only one question. */
  readonly questionLetters: ReadonlyMap<string, string>;
  /** Stands before the ids of sections, where another document with the same ones is on show. */
  readonly idPrefix: string;
  /** Where what the reader writes is kept. */
  readonly shelf: AnswerShelf;
}

export const PageReadingContext = createContext<PageReading>({
  seed: 0,
  interactive: true,
  annotations: false,
  questionLetters: new Map(),
  idPrefix: '',
  shelf: { storage: pageMemory(), key: 'answers' },
});
