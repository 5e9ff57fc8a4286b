import type { Language } from '@lemma/core/language';
import { answerPath, keyOfAnswerPath } from '@lemma/core/problem';
import type { SavedAnswer } from '../database/index.ts';

/** A changed answer as it is sent. */
export interface SentAnswer {
  readonly path: string;
  readonly value: string;
  readonly lang: Language;
  readonly version: number;
  readonly moved?: SavedAnswer['moved'] | undefined;
}

/** Answers by key. */
export function changedIn(sent: readonly SentAnswer[]): Readonly<Record<string, SavedAnswer>> {
  return Object.fromEntries(
    sent.flatMap(({ path, value, lang, version, moved }) => {
      const key = keyOfAnswerPath(path);
      return key === undefined ? [] : [[key, { value, lang, version, ...(moved && { moved }) }]];
    }),
  );
}

/** Answers by path, as they are told. */
export function byPath(answers: Readonly<Record<string, SavedAnswer>>) {
  return Object.fromEntries(Object.entries(answers).map(([key, answer]) => [answerPath(key), wireAnswer(answer)]));
}

/** An answer as it is told. */
export function wireAnswer({ value, lang, version, moved }: SavedAnswer) {
  return { value, lang, version, ...(moved && { moved: movedOf(moved) }) };
}

function movedOf(moved: NonNullable<SavedAnswer['moved']>) {
  return Object.fromEntries(
    Object.entries(moved).map(([name, held]) => [name, 'terms' in held ? { terms: [...held.terms] } : [...held]]),
  );
}
