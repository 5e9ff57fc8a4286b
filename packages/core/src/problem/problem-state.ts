import type { Document, InvalidXml } from '../document/index.ts';
import type { Receipt } from '../receipt/index.ts';
import { loading, type Loadable } from '../store/index.ts';
import type { SavedField } from './saved-fields.ts';
import type { HeldAnswers } from './held-answers.ts';
import type { CorrectedProblem, HandedOutProblem, KeepFailure, OpenFailure } from './ports.ts';
import { isEntered } from './saved-fields.ts';
import type { UntakenAnswers } from './untaken-answers.ts';

/** A problem ready to be worked on. */
export interface OpenedProblem extends Omit<HandedOutProblem, 'answers'> {
  readonly document: Document;
}

/** A correction ready to be shown. */
export interface ShownCorrection extends CorrectedProblem {
  readonly document: Document;
  readonly type: 'correction' | 'correctionPreview';
}

/** Why a problem cannot be shown. */
export type ProblemNotShown = OpenFailure | InvalidXml;

/** A learner's problem on the screen. */
export interface ProblemState {
  readonly problem: Loadable<OpenedProblem, ProblemNotShown>;
  readonly answers: HeldAnswers;
  /** The answers as they were handed in: the same object as long as nothing has changed since. */
  readonly handedIn: HeldAnswers | undefined;
  /** Counts what makes the page another one: opening, new data, another text in place of the own. */
  readonly revision: number;
  /** What the platform is asked for at present: one thing at a time. */
  readonly doing: 'saving' | 'drawing' | 'correcting' | 'playing' | undefined;
  /** Shown instead of the problem. */
  readonly correction: ShownCorrection | undefined;
  /** How many answers wait to be sent. */
  readonly waiting: number;
  /** Why answers could not be kept the last time. */
  readonly keepFailure: KeepFailure | undefined;
  /** Whether what waits to be sent outlasts the page: it does not if the browser's storage is full or switched off. */
  readonly isOnDevice: boolean;
  /** Whether something has waited to be sent for a minute. */
  readonly isOverdue: boolean;
  /** Stays until the learner has seen it. */
  readonly untaken: UntakenAnswers | undefined;
  /** For what has arrived last on the platform. */
  readonly receipt: Receipt | undefined;
}

/** A problem that is not open yet. */
export const unopened: ProblemState = {
  problem: loading,
  answers: new Map(),
  handedIn: undefined,
  revision: 0,
  doing: undefined,
  correction: undefined,
  waiting: 0,
  keepFailure: undefined,
  isOnDevice: true,
  isOverdue: false,
  untaken: undefined,
  receipt: undefined,
};

/** Whether the platform has all answers, or why not. `nothing`: there are none. `saved`: they have been handed in. */
export type Keptness = 'nothing' | 'kept' | 'saved' | 'keeping' | NotKept;

/**
 * Why it does not have them. `notKept`: it cannot be reached. `faulty`: it answers, but takes nothing now. `portal`:
 * something else answers. `rejected`: it does not accept them. `signedOut`: the session has ended. `refused`: this user
 * may not answer. All but the last two are tried again automatically.
 */
export type NotKept = 'notKept' | 'faulty' | 'portal' | 'rejected' | 'signedOut' | 'refused';

/** Whether the platform has all answers, for those who give them. */
export function keptness({ answers, handedIn, waiting, keepFailure }: ProblemState): Keptness {
  if (waiting > 0) return keepFailure === undefined ? 'keeping' : notKept(keepFailure);
  if ([...answers.values()].every(({ text }) => text === '')) return 'nothing';
  return answers === handedIn ? 'saved' : 'kept';
}

/** What the last save has found in a field, by its key; undefined once something else stands in it. */
export function savedFieldOf({ problem, answers, handedIn }: ProblemState, key: string): SavedField | undefined {
  if (problem.status !== 'loaded' || handedIn === undefined) return undefined;
  const isSame = (handedIn.get(key)?.text ?? '') === (answers.get(key)?.text ?? '');
  return isSame ? problem.value.fields?.get(key) : undefined;
}

/** Whether something was entered that has not been saved. */
export function isUnsaved({ answers, handedIn }: ProblemState): boolean {
  return answers !== handedIn && [...answers].some(([key, { text }]) => isEntered(key, text));
}

/** Whether what was handed in before a deadline still counts after new values were drawn (docs/decisions/0093). */
export function countsUntilReplaced({ problem }: Pick<ProblemState, 'problem'>): boolean {
  if (problem.status !== 'loaded') return false;
  const { deadline, isHandedIn } = problem.value;
  return deadline !== undefined && isHandedIn !== undefined;
}

/** How many answers wait to be sent. */
export function waitingAnswers({ waiting }: ProblemState): number {
  return waiting;
}

/** Why answers wait, for the learner. */
export function notKept(failure: KeepFailure): NotKept {
  switch (failure.kind) {
    case 'forbidden':
      return 'refused';
    case 'sessionEnded':
      return 'signedOut';
    // What is over is opened as it is now, which tells what was not taken.
    case 'replaced':
    case 'closed':
    case 'unavailable':
      return 'notKept';
    case 'portal':
    case 'rejected':
      return failure.kind;
    case 'faulty':
    case 'unexplained':
    case 'notUnderstood':
    case 'cutOff':
    case 'tooManyRequests':
      return 'faulty';
  }
}
