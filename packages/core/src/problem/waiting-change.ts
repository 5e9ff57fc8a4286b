import type { Language } from '../language/index.ts';
import type { Moved } from '../mathlet/index.ts';
import type { Receipt } from '../receipt/index.ts';
import type { Readable } from '../store/index.ts';
import type { KeepFailure, ProblemReference, StoredAnswer } from './ports.ts';

/**
 * What has become of a change: the platform has it under a version, holds something else that was given elsewhere, or
 * cannot take it any more because the problem has other data (`replaced`) or takes no answers now (`closed`).
 */
export type Fate =
  | { readonly kind: 'taken'; readonly version: number; readonly receipt?: Receipt }
  | { readonly kind: 'elsewhere'; readonly other: StoredAnswer }
  | { readonly kind: 'replaced' }
  | { readonly kind: 'closed' };

/** A change of one answer on its way to the platform. */
export interface WaitingChange {
  /** Its own, under which it counts once. */
  readonly key: string;
  /** Its place among the changes of its user. */
  readonly order: number;
  readonly problem: ProblemReference;
  readonly attempt: string;
  /** The key of the answer (`answerKeyText`). */
  readonly answer: string;
  readonly text: string;
  readonly language: Language;
  readonly moved?: Readonly<Record<string, Moved>>;
  /** What the platform had of the answer when it was changed, as far as the page knew; 0: nothing. */
  readonly version: number;
  /** The change it goes on from, by its key. */
  readonly after?: string;
  /** What that one said when the page went on from it: another page may have typed on in it. */
  readonly seen?: string;
  /** When it was begun: milliseconds since 1970 on this device. */
  readonly at: number;
  /** Whether typing has gone on elsewhere: from now on it stays as it is. */
  readonly isClosed: boolean;
  /** Missing while it waits. */
  readonly fate?: Fate;
}

/** What the page knows of a change when it is made. */
export type NewChange = Omit<WaitingChange, 'key' | 'order' | 'seen' | 'at' | 'isClosed' | 'fate'>;

/** What waits in this browser, for its user. */
export interface OutboxState {
  /** Whose changes they are: the subject of the token, or `guest`; undefined while nobody is known yet. */
  readonly owner: string | undefined;
  /** The changes of the user, in their order, with those that were taken last. */
  readonly changes: readonly WaitingChange[];
  /** Whether what waits outlasts the page: it does not if the browser's storage is full or switched off. */
  readonly isOnDevice: boolean;
  /** Whether something has waited to be sent for a minute. */
  readonly isOverdue: boolean;
  /** Why nothing could be sent the last time. */
  readonly failure: KeepFailure | undefined;
  /** The problems (`problemKey`) whose answers this user may not give. */
  readonly refused: ReadonlySet<string>;
  /** The problems on this page. */
  readonly shown: readonly ProblemReference[];
}

/** Where changes wait until the platform has them: on the device, for all tabs and pages of a user. */
export interface AnswerOutbox extends Readable<OutboxState> {
  /** Settles once what waits for the user is known. */
  ready(): Promise<void>;
  /** Takes a change; going on from one that is still open, it becomes part of it. Answers its key. */
  put(change: NewChange): string;
  /** Changes that nobody wants to send any more. */
  withdraw(keys: readonly string[]): void;
  /** What the page has learned about changes. */
  decide(keys: readonly string[], fate: Fate): void;
  /** Sends what waits for a problem; reports why not all of it could be sent. */
  flush(problem: ProblemReference): Promise<KeepFailure | undefined>;
  /** Writes and sends at once: the page is hidden, left or online again. */
  hurry(): Promise<void>;
  /** The user signs out: what the platform has is forgotten here, and what it has not stays, sealed. */
  leave(): Promise<void>;
  /** A problem is shown on this page until the answer is called. */
  show(problem: ProblemReference): () => void;
}

/** Names a problem of a user among those with changes. */
export function problemKey({ path, worksheet = '' }: ProblemReference): string {
  return `${path}\n${worksheet}`;
}

/** The changes of one attempt, in their order. */
export function changesOf(
  changes: readonly WaitingChange[],
  problem: ProblemReference,
  attempt?: string,
): readonly WaitingChange[] {
  const key = problemKey(problem);
  return changes.filter(
    (change) => problemKey(change.problem) === key && (attempt === undefined || change.attempt === attempt),
  );
}

/** A change and those that it goes on from, newest first, as far as they are known and still say what was seen of them. */
export function lineOf(changes: readonly WaitingChange[], key: string | undefined): readonly WaitingChange[] {
  const line: WaitingChange[] = [];
  let next = changes.find((each) => each.key === key);
  while (next !== undefined && !line.includes(next)) {
    const { after, seen } = next;
    line.push(next);
    next = changes.find((each) => each.key === after && (seen ?? each.text) === each.text);
  }
  return line;
}

/** What the platform has instead of a change, or of one that it goes on from. */
export function disputeOf(changes: readonly WaitingChange[], key: string | undefined): StoredAnswer | undefined {
  for (const { fate } of lineOf(changes, key)) if (fate?.kind === 'elsewhere') return fate.other;
  return undefined;
}

/** Whether a change is neither taken nor given up. */
export function isWaiting({ fate }: WaitingChange): boolean {
  return fate === undefined || fate.kind === 'elsewhere';
}

/** How many answers wait to be sent. */
export function waitingAnswersIn(changes: readonly WaitingChange[]): number {
  const waiting = changes.filter(({ fate, key }) => fate === undefined && disputeOf(changes, key) === undefined);
  return new Set(waiting.map(({ problem, answer }) => `${problemKey(problem)}\n${answer}`)).size;
}
