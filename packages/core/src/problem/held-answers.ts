import type { PageAnswer, AnswersByKey } from '../mathlet/index.ts';
import type { Language } from '../language/index.ts';
import type { ChangedAnswer, Kept, StoredAnswer, StoredAnswers } from './ports.ts';

/** An answer on the page of a learner, whose answers the platform keeps. `version` is that of the platform. */
export interface HeldAnswer extends StoredAnswer {
  /** Whether the platform has it as it is here. */
  readonly isKept: boolean;
  /** Texts whose keeping nobody has confirmed: if the platform has one of them, it is the learner's own. */
  readonly sent: readonly string[];
  /** The platform has this instead: it was changed elsewhere, and the learner has to choose. */
  readonly other?: StoredAnswer | undefined;
}

/** Answers by key (`answerKeyText`). */
export type HeldAnswers = ReadonlyMap<string, HeldAnswer>;

/** Unconfirmed texts that are remembered of an answer; a longer outage takes more keeps, but the last ones decide. */
const mostSent = 20;

/** The problem is opened: what the platform has, with what it has not been given yet. */
export function opened(stored: StoredAnswers, pending: HeldAnswers): HeldAnswers {
  const held = new Map([...stored].map(([key, answer]) => [key, ofPlatform(answer)]));
  for (const [key, mine] of pending) held.set(key, reconciled(mine, stored.get(key)));
  return held;
}

/** The learner has changed answers. */
export function given(held: HeldAnswers, changed: AnswersByKey, language: Language): HeldAnswers {
  const different = [...changed].filter(([key, answer]) => !isSame(answer, held.get(key)));
  if (different.length === 0) return held;
  return new Map([
    ...held,
    ...different.map(([key, answer]): [string, HeldAnswer] => {
      const { version = 0, sent = [], other } = held.get(key) ?? {};
      return [key, { ...answer, language, version, isKept: false, sent, other }];
    }),
  ]);
}

/** What is to be kept. An answer that was changed elsewhere waits until the learner has chosen. */
export function toSend(held: HeldAnswers): readonly ChangedAnswer[] {
  return [...held].flatMap(([key, { text, language, moved, version, isKept, other }]) =>
    isKept || other !== undefined ? [] : [{ key, text, language, version, ...(moved && { moved }) }],
  );
}

/** Changed answers are on their way. */
export function sent(held: HeldAnswers, changed: readonly ChangedAnswer[]): HeldAnswers {
  return changedAt(held, changed, (answer, { text }) => ({
    ...answer,
    sent: [...answer.sent.filter((other) => other !== text), text].slice(-mostSent),
  }));
}

/** The platform has answered; what has changed since they were sent is still to be kept. */
export function kept(
  held: HeldAnswers,
  changed: readonly ChangedAnswer[],
  { versions, changedElsewhere }: Kept,
): HeldAnswers {
  return changedAt(held, changed, (answer, sentAnswer) => {
    const elsewhere = changedElsewhere.get(sentAnswer.key);
    if (elsewhere !== undefined) return reconciled(answer, elsewhere);
    const version = versions.get(sentAnswer.key) ?? answer.version;
    return { ...answer, version, isKept: isSame(answer, sentAnswer), sent: [] };
  });
}

/** The learner has chosen between two texts of an answer. */
export function chosen(held: HeldAnswers, key: string, which: 'mine' | 'other'): HeldAnswers {
  const answer = held.get(key);
  if (answer?.other === undefined) return held;
  const { other, ...mine } = answer;
  return new Map([
    ...held,
    [key, which === 'other' ? ofPlatform(other) : { ...mine, version: other.version, sent: [] }],
  ]);
}

/** What the platform has not been given yet. */
export function pendingOf(held: HeldAnswers): HeldAnswers {
  return new Map([...held].filter(([, { isKept }]) => !isKept));
}

/** Whether two answers say the same; figures write the same names in the same order each time. */
function isSame(answer: PageAnswer, other: PageAnswer | undefined): boolean {
  return (
    other !== undefined && answer.text === other.text && JSON.stringify(answer.moved) === JSON.stringify(other.moved)
  );
}

/** A pending answer beside what the platform has. */
function reconciled(mine: HeldAnswer, stored: StoredAnswer | undefined): HeldAnswer {
  if (stored === undefined) return { ...mine, version: 0, other: undefined };
  if (isSame(mine, stored)) return ofPlatform(stored);
  const isOwn = stored.version === mine.version || mine.sent.includes(stored.text);
  return isOwn ? { ...mine, version: stored.version, other: undefined } : { ...mine, other: stored };
}

function ofPlatform(stored: StoredAnswer): HeldAnswer {
  return { ...stored, isKept: true, sent: [] };
}

function changedAt(
  held: HeldAnswers,
  changed: readonly ChangedAnswer[],
  change: (answer: HeldAnswer, changed: ChangedAnswer) => HeldAnswer,
): HeldAnswers {
  const next = new Map(held);
  for (const each of changed) {
    const answer = held.get(each.key);
    if (answer !== undefined) next.set(each.key, change(answer, each));
  }
  return next;
}
