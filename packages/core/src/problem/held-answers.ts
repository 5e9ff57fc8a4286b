import type { PageAnswer, AnswersByKey } from '../mathlet/index.ts';
import type { Language } from '../language/index.ts';
import type { StoredAnswer, StoredAnswers } from './ports.ts';
import { disputeOf, isWaiting, lineOf, type NewChange, type WaitingChange } from './waiting-change.ts';

/** What another page has given in place of an answer; `change` names it as long as it waits, too. */
export interface OtherAnswer extends StoredAnswer {
  readonly change?: string;
}

/** An answer on the page of a learner, whose answers the platform keeps. `version` is that of the platform. */
export interface HeldAnswer extends StoredAnswer {
  /** Whether the platform has it as it is here. */
  readonly isKept: boolean;
  /** The change that brings it there; missing if it has arrived. */
  readonly change?: string;
  /** The learner gave it on this page. Any other answer follows what other pages of this browser give. */
  readonly isGivenHere?: true;
  /** It was changed elsewhere, and the learner has to choose. */
  readonly other?: OtherAnswer;
}

/** Answers by key (`answerKeyText`). */
export type HeldAnswers = ReadonlyMap<string, HeldAnswer>;

/** Changes of one answer that the learner's choice makes, or makes superfluous. */
export interface AnswerChoice {
  readonly held: HeldAnswers;
  /** To be sent: the answer by its key. */
  readonly put?: string;
  readonly withdrawn: readonly string[];
}

/**
 * The problem is opened: what the platform has, with what waits and what it has taken since. `before` are the answers of
 * the same page, if it was open.
 */
export function opened(
  stored: StoredAnswers,
  changes: readonly WaitingChange[],
  before: HeldAnswers = new Map(),
): HeldAnswers {
  const held = read(stored, changes);
  return new Map(
    [...held].map(([key, answer]) => [
      key,
      before.get(key)?.isGivenHere === true ? { ...answer, isGivenHere: true } : answer,
    ]),
  );
}

function read(stored: StoredAnswers, changes: readonly WaitingChange[]): HeldAnswers {
  const held = new Map([...stored].map(([key, answer]) => [key, ofPlatform(answer)]));
  for (const change of changes) {
    const { answer, fate } = change;
    const before = held.get(answer);
    if (fate?.kind === 'taken') {
      if (fate.version > (before?.version ?? 0)) held.set(answer, ofPlatform(answerOf(change, fate.version)));
    } else if (isWaiting(change)) {
      const other = disputeOf(changes, change.key);
      const newest = other !== undefined && before?.isKept === true && before.version > other.version ? before : other;
      const isSettled = newest !== undefined && isSame(change, newest);
      held.set(answer, {
        // What the page knew, not what the platform has: whoever types on has not seen that yet.
        ...answerOf(change, change.version),
        isKept: false,
        change: change.key,
        ...(newest && !isSettled && { other: plain(newest) }),
      });
    }
  }
  return held;
}

/** The learner has changed answers. */
export function given(held: HeldAnswers, changed: AnswersByKey, language: Language): HeldAnswers {
  const different = [...changed].filter(([key, answer]) => !isSame(answer, held.get(key)));
  if (different.length === 0) return held;
  return new Map([
    ...held,
    ...different.map(([key, answer]): [string, HeldAnswer] => {
      const { version = 0, change, other } = held.get(key) ?? {};
      return [
        key,
        {
          ...answer,
          language,
          version,
          isKept: false,
          isGivenHere: true,
          ...(change !== undefined && { change }),
          ...(other && { other }),
        },
      ];
    }),
  ]);
}

/** The change that brings an answer to the platform. */
export function changeFor(
  key: string,
  { text, language, moved, version, change }: HeldAnswer,
): Omit<NewChange, 'problem' | 'attempt'> {
  return {
    answer: key,
    text,
    language,
    version,
    ...(moved && { moved }),
    ...(change !== undefined && { after: change }),
  };
}

/** An answer is brought to the platform by a change. */
export function broughtBy(held: HeldAnswers, key: string, change: string): HeldAnswers {
  const answer = held.get(key);
  return answer === undefined ? held : new Map([...held, [key, { ...answer, isKept: false, change }]]);
}

/** What has become of the changes since, those of other pages included. */
export function followed(held: HeldAnswers, changes: readonly WaitingChange[]): HeldAnswers {
  const keys = new Set([...held.keys(), ...changes.map(({ answer }) => answer)]);
  const next = new Map(held);
  let isChanged = false;
  for (const key of keys) {
    const before = held.get(key);
    const after = withOthers(
      before && withOwn(before, changes),
      changes.filter(({ answer }) => answer === key),
    );
    if (after === undefined || after === before || JSON.stringify(after) === JSON.stringify(before)) continue;
    next.set(key, after);
    isChanged = true;
  }
  return isChanged ? next : held;
}

/** What has become of the own change of an answer. */
function withOwn(answer: HeldAnswer, changes: readonly WaitingChange[]): HeldAnswer {
  if (answer.change === undefined) return answer;
  const own = changes.find(({ key }) => key === answer.change);
  const { change, ...rest } = answer;
  if (!isGivenHere(answer)) return withFollowed(answer, own, changes);
  // It was settled in another tab: whatever is given from here on is compared with what the platform has.
  if (own === undefined) return { ...rest, isKept: true };
  if (!isSame(answer, own)) {
    // The page had the same as another one, which has typed on in it.
    const isTaken = own.fate?.kind === 'taken';
    const other = { ...answerOf(own, isTaken ? own.fate.version : own.version), ...(!isTaken && { change: own.key }) };
    return { ...plain(answer), isKept: true, other };
  }
  if (own.fate?.kind === 'taken') return { ...rest, version: own.fate.version, isKept: true };
  const dispute = disputeOf(changes, change);
  return dispute === undefined ? answer : { ...answer, other: plain(dispute) };
}

/** The same where this page only shows the change of another: there is nothing of its own to choose. */
function withFollowed(
  answer: HeldAnswer,
  own: WaitingChange | undefined,
  changes: readonly WaitingChange[],
): HeldAnswer {
  const { change, other, ...rest } = answer;
  if (own === undefined) {
    // Settled in another tab: what the platform has instead is shown, unless something else waits.
    const isOfPlatform = other !== undefined && other.change === undefined;
    return isOfPlatform ? ofPlatform(other) : { ...rest, isKept: true, ...(other && { other }) };
  }
  if (own.fate?.kind === 'taken') return ofPlatform(answerOf(own, own.fate.version));
  const dispute = disputeOf(changes, change);
  if (dispute !== undefined) return { ...answer, ...answerOf(own, answer.version), other: plain(dispute) };
  return isSame(answer, own) || isMoving(own) ? answer : { ...answer, ...answerOf(own, answer.version) };
}

/** Whether another page has given something newer. */
function withOthers(answer: HeldAnswer | undefined, changes: readonly WaitingChange[]): HeldAnswer | undefined {
  const line = lineOf(changes, answer?.change).map(({ key }) => key);
  const ownOrder = changes.find(({ key }) => key === line[0])?.order;
  const newest = changes.findLast((change) => {
    if (line.includes(change.key)) return false;
    if (change.fate?.kind === 'taken') return change.fate.version > (answer?.version ?? 0);
    return isWaiting(change) && (ownOrder === undefined || change.order > ownOrder);
  });
  if (newest === undefined) return answer && withoutGone(answer, changes);
  if (!isGivenHere(answer) && answer?.other === undefined) return following(answer, newest, changes);
  const dispute = disputeOf(changes, newest.key);
  // What the platform has comes first: whoever chooses has to see what would be replaced.
  if (dispute !== undefined && dispute.version > (answer?.version ?? 0)) return withPlatforms(answer, dispute);
  const isTaken = newest.fate?.kind === 'taken';
  const version = newest.fate?.kind === 'taken' ? newest.fate.version : newest.version;
  if (answer !== undefined && isSame(answer, newest)) {
    if (isTaken) return ofPlatform({ ...answer, version });
    return answer.isKept ? { ...plain(answer), isKept: false, change: newest.key } : answer;
  }
  const other: OtherAnswer = { ...answerOf(newest, version), ...(!isTaken && { change: newest.key }) };
  const mine = answer ?? { text: '', language: newest.language, version: 0, isKept: true };
  return { ...mine, other };
}

/**
 * What a page shows that has given nothing itself: the newest of the other pages. What the platform did not take is
 * offered where it was given, not here.
 */
function following(
  answer: HeldAnswer | undefined,
  newest: WaitingChange,
  changes: readonly WaitingChange[],
): HeldAnswer | undefined {
  const known = answer?.version ?? 0;
  const dispute = disputeOf(changes, newest.key);
  if (dispute !== undefined)
    return dispute.version > known && answer?.change === undefined ? ofPlatform(dispute) : answer;
  if (newest.fate?.kind === 'taken') return ofPlatform(answerOf(newest, newest.fate.version));
  if (isMoving(newest)) return answer;
  const line = lineOf(changes, newest.key);
  const version = line.reduce(
    (most, { fate }) => (fate?.kind === 'taken' ? Math.max(most, fate.version) : most),
    newest.version,
  );
  // What does not go on from what is shown here may be refused by the platform.
  const goesOn = answer?.change === undefined || line.some(({ key }) => key === answer.change);
  return goesOn && version >= known ? { ...answerOf(newest, version), isKept: false, change: newest.key } : answer;
}

/** Whether a figure is still being moved in another page: it is shown here when it rests, because it is drawn anew. */
function isMoving({ moved, isClosed }: WaitingChange): boolean {
  return moved !== undefined && !isClosed;
}

/**
 * Whether figures have other positions now that this page did not give them. A figure reads its answer once, so that it
 * has to be drawn anew.
 */
export function isMovedElsewhere(before: HeldAnswers, after: HeldAnswers): boolean {
  return [...after].some(([key, answer]) => {
    const shown = before.get(key);
    return (
      answer !== shown &&
      !isGivenHere(answer) &&
      (answer.moved !== undefined || shown?.moved !== undefined) &&
      !isSame(answer, shown)
    );
  });
}

/** The platform has something newer than the page knew. */
function withPlatforms(answer: HeldAnswer | undefined, stored: StoredAnswer): HeldAnswer {
  if (answer === undefined)
    return { text: '', language: stored.language, version: 0, isKept: true, other: plain(stored) };
  if (!isSame(answer, stored)) return { ...answer, other: plain(stored) };
  return answer.isKept ? ofPlatform(stored) : answer;
}

/** What waited in another page, and does not any more, is no other answer. */
function withoutGone(answer: HeldAnswer, changes: readonly WaitingChange[]): HeldAnswer {
  const { other, ...rest } = answer;
  const isGone = other?.change !== undefined && changes.every(({ key }) => key !== other.change);
  return isGone ? rest : answer;
}

/** The learner has chosen between two texts of an answer. */
export function chosen(
  held: HeldAnswers,
  changes: readonly WaitingChange[],
  key: string,
  which: 'mine' | 'other',
): AnswerChoice {
  const answer = held.get(key);
  if (answer?.other === undefined) return { held, withdrawn: [] };
  const { other, change, ...mine } = answer;
  const own = lineOf(changes, change).filter(isWaiting);
  const isDisputed = disputeOf(changes, other.change) !== undefined;
  const { change: theirs, ...text } = other;
  const withdrawn = own.map(({ key: of }) => of);
  const withTheirs = theirs !== undefined && isDisputed ? [...withdrawn, theirs] : withdrawn;
  if (which === 'other') {
    // What the platform did not take of the other page is given anew, on top of what the platform has.
    if (isDisputed) {
      const version = disputeOf(changes, theirs)?.version ?? mine.version;
      return { held: new Map([...held, [key, { ...text, version, isKept: false }]]), put: key, withdrawn: withTheirs };
    }
    const taken: HeldAnswer = {
      ...text,
      isKept: theirs === undefined,
      ...(theirs !== undefined && { change: theirs }),
    };
    return { held: new Map([...held, [key, taken]]), withdrawn };
  }
  if (mine.isKept && isDisputed) {
    return { held: new Map([...held, [key, { ...mine, isGivenHere: true }]]), withdrawn: withTheirs };
  }
  const version = isDisputed ? (disputeOf(changes, theirs)?.version ?? other.version) : other.version;
  const after = theirs !== undefined && !isDisputed ? { change: theirs } : {};
  return {
    held: new Map([...held, [key, { ...mine, version, isKept: false, isGivenHere: true, ...after }]]),
    put: key,
    withdrawn: withTheirs,
  };
}

function isGivenHere(answer: HeldAnswer | undefined): boolean {
  return answer?.isGivenHere === true;
}

/** Whether two answers say the same; figures write the same names in the same order each time. */
function isSame(answer: PageAnswer, other: PageAnswer | undefined): boolean {
  return (
    other !== undefined && answer.text === other.text && JSON.stringify(answer.moved) === JSON.stringify(other.moved)
  );
}

function answerOf({ text, language, moved }: WaitingChange, version: number): StoredAnswer {
  return { text, language, version, ...(moved && { moved }) };
}

function plain({ text, language, moved, version }: StoredAnswer): StoredAnswer {
  return { text, language, version, ...(moved && { moved }) };
}

function ofPlatform(stored: StoredAnswer): HeldAnswer {
  return { ...plain(stored), isKept: true };
}
