import {
  answerPath,
  keyOfAnswerPath,
  type ChangedAnswer,
  type KeepFailure,
  type ProblemReference,
  type StoredAnswer,
  type StoredAnswers,
} from '@lemma/core/problem';
import { toldDeadline } from '../deadline/index.ts';
import { noAnswer, type HttpFailure } from '../http/index.ts';
import { refusalIds, type ResponseOf } from '../wire/index.ts';

/** An answer as the platform tells it. */
export type WireAnswer = ResponseOf<'openProblem'>['answers'][string];

/** A problem in the words of calls about its data sheet, with the signed deadline of its worksheet. */
export function sheetOf({ path, language, worksheet, signedDeadline }: ProblemReference) {
  const sheet = { problem: path, lang: language };
  if (worksheet === undefined) return sheet;
  const told = toldDeadline(signedDeadline);
  return told.ok ? { ...sheet, worksheet, ...told.value } : told.failure;
}

/** A changed answer in the words of a call. */
export function wireAnswer({ key, text, language, version, moved }: ChangedAnswer) {
  return {
    path: answerPath(key),
    value: storable(text),
    lang: language,
    version,
    ...(moved && { moved: wireMoved(moved) }),
  };
}

/** Half a character, and NUL, can be pasted, but not stored. */
function storable(text: string): string {
  return text.replace(/[\p{Surrogate}\0]/gu, '');
}

type Moved = NonNullable<ChangedAnswer['moved']>;

function wireMoved(moved: Moved) {
  return Object.fromEntries(
    Object.entries(moved).map(([name, held]) => [name, 'terms' in held ? { terms: [...held.terms] } : [...held]]),
  );
}

/** What the platform has of an answer. */
export function answerFrom({ value, lang, version, moved }: WireAnswer): StoredAnswer {
  return { text: value, language: lang, version, ...(moved && { moved }) };
}

/** What it has of several, by their keys. */
export function answersFrom(answers: Readonly<Record<string, WireAnswer>>): StoredAnswers {
  return byKey(answers, answerFrom);
}

/** What is told by the paths of answers, by their keys. */
export function byKey<Told, Known>(
  told: Readonly<Record<string, Told>>,
  read: (of: Told) => Known,
): ReadonlyMap<string, Known> {
  return new Map(
    Object.entries(told).flatMap(([path, of]) => {
      const key = keyOfAnswerPath(path);
      return key === undefined ? [] : [[key, read(of)]];
    }),
  );
}

/** The id of a refusal; undefined if the platform did not answer. */
export function idOf(failure: HttpFailure): string | undefined {
  return failure.kind === 'status' ? failure.refusal?.id : undefined;
}

/** Why answers were not taken. */
export function keepFailure(failure: HttpFailure): KeepFailure {
  return keepFailureOf(idOf(failure)) ?? noAnswer(failure);
}

/** The same by the id of a refusal; undefined if it says nothing about the answers. */
export function keepFailureOf(id: string | undefined): KeepFailure | undefined {
  switch (id) {
    case refusalIds.attemptReplaced:
      return { kind: 'replaced' };
    case refusalIds.answersClosed:
      return { kind: 'closed' };
    case refusalIds.forbidden:
      return { kind: 'forbidden' };
    default:
      return undefined;
  }
}
