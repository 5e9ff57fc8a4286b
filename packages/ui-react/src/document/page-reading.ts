import type { AnswerShelf } from '@lemma/core/mathlet';
import { createContext } from 'react';
import type { PageApplet } from '../applet/index.ts';
import { pageMemory } from './page-memory.ts';

/** When the solutions of questions are shown; never to learners, whose page has none. */
export type Solutions = 'onDemand' | 'always' | 'never';

/** The context of reading a page: the reader, and the random data. */
export interface PageReading {
  /** Same seed, same exercises. */
  readonly seed: number;
  /** Whether figures and quick checks are interactive; false in a correction. */
  readonly interactive: boolean;
  /** Whether annotations are shown: readers without the role view-annotations do not see them. */
  readonly annotations: boolean;
  readonly solutions: Solutions;
  /** Letters of the questions by id, or by `brokenKey` if they cannot be shown; none if there is only one question. */
  readonly questionLetters: ReadonlyMap<string, string>;
  /** Prefix of section ids, if another document with the same ones is displayed. */
  readonly idPrefix: string;
  /** The applets of the page, which load in reading order. */
  readonly applets: readonly PageApplet[];
  /** Where the reader's inputs are stored. */
  readonly shelf: AnswerShelf;
}

/** What stands for the id of a question that could not be read. */
export function brokenKey(question: number): string {
  return `broken ${question}`;
}

export const PageReadingContext = createContext<PageReading>({
  seed: 0,
  interactive: true,
  annotations: false,
  solutions: 'onDemand',
  questionLetters: new Map(),
  idPrefix: '',
  applets: [],
  shelf: { storage: pageMemory(), key: 'answers' },
});
