import type { Performance } from '../document/index.ts';
import type { GameRecord } from '../game/index.ts';
import { unlimited, type CorrectionPolicy } from '../workflow/index.ts';
import type { Standing } from './standing.ts';

/** The outcome of a correction. */
export interface Outcome {
  /** 0 to 1, unrounded; missing while nothing has been decided. */
  readonly score?: number | undefined;
  /** The numbers of the questions that are right. */
  readonly right: readonly number[];
  /** The numbers of those that a tutor's decisions may still make right. */
  readonly undecided?: readonly number[];
  /** The numbers of those that are right in one of two readings: the learner is asked which is meant, and may change it. */
  readonly asks?: readonly number[];
}

/** What has happened to a learner's data of a problem since they were drawn. */
export interface AttemptState {
  /** How often answers were saved with a change that can be read. */
  readonly tries: number;
  /** The same for each question, by number. */
  readonly triesOf: Readonly<Record<number, number>>;
  /** How often the learner has drawn new data. */
  readonly newDataDrawn: number;
  /** The outcome for what was saved last. */
  readonly outcome?: Outcome | undefined;
  /** The learner has seen the correction: these data cannot be answered any more. */
  readonly isSeen: boolean;
  /** A tutor has drawn new data for what was wrong, and nothing was saved since. */
  readonly isDrawnByTutor: boolean;
  /** What was wrong has new data, and nothing was saved since: a correction would give away their solutions. */
  readonly isRedrawn?: true | undefined;
  /** Of what was saved last the learner was asked which of two readings is meant: it is no try, until the deadline. */
  readonly isUnclear?: true | undefined;
  /** What was saved last came late, was accepted, and counts in part. */
  readonly late?: LateCredit | undefined;
  /** Only of a game. */
  readonly game?: GameState;
  /** It was fetched for a learner who may be without a network later, and has not opened it yet. */
  readonly isAhead?: true | undefined;
}

/** How late work that was accepted counts. */
export interface LateCredit {
  /** The share of its points, 0 to 1. */
  readonly credit: number;
  /** What had been reached in time, 0 to 1: late work takes nothing away. */
  readonly inTime: number;
}

/** What somebody has reached in a game, and whether that is everything. */
export interface GameState extends GameRecord {
  readonly isWon: boolean;
}

/** The state when data are drawn for the first time. */
export const freshAttempt: AttemptState = {
  tries: 0,
  triesOf: {},
  newDataDrawn: 0,
  isSeen: false,
  isDrawnByTutor: false,
};

/**
 * After a save; `changed` are the numbers of the questions with a readable change. Without one it is no try. Nor is it
 * another one where all that has changed could not be marked, because of its evaluators: `unmarked` are the numbers of
 * questions whose last try is still open.
 */
export function saved(state: AttemptState, changed: readonly number[], unmarked: readonly number[] = []): AttemptState {
  if (changed.length === 0) return state.isRedrawn === true ? { ...state, isRedrawn: undefined } : state;
  const tried = changed.filter((number) => !unmarked.includes(number) || triesOf(state, number) === 0);
  return {
    ...state,
    outcome: undefined,
    late: undefined,
    tries: state.tries + Number(tried.length > 0),
    triesOf: { ...state.triesOf, ...Object.fromEntries(tried.map((number) => [number, triesOf(state, number) + 1])) },
    isDrawnByTutor: false,
    isRedrawn: undefined,
    isAhead: undefined,
  };
}

/** After a save of which the learner is asked which of two readings is meant, or of which nothing is asked. */
export function leftUnclear(state: AttemptState, isUnclear: boolean): AttemptState {
  if (isUnclear) return { ...state, isUnclear };
  return state.isUnclear === undefined ? state : { ...state, isUnclear: undefined };
}

function triesOf(state: AttemptState, number: number): number {
  return state.triesOf[number] ?? 0;
}

/** After a correction of what was saved. */
export function corrected(state: AttemptState, outcome: Outcome): AttemptState {
  // The result of a game is final: it was right or wrong in its time.
  if (state.game !== undefined) return state;
  return { ...state, outcome };
}

/** The score that counts, 0 to 1, unrounded; undefined while nothing has been decided. */
export function countedScore({ outcome, late }: Pick<AttemptState, 'outcome' | 'late'>): number | undefined {
  if (outcome?.score === undefined || late === undefined) return outcome?.score;
  return Math.max(late.inTime, outcome.score * late.credit);
}

/** After late work was accepted; `before` is the state without it. Whoever credits all of it takes it for work in time. */
export function acceptedLate(state: AttemptState, before: AttemptState, credit: number): AttemptState {
  return credit === 1 ? state : { ...state, late: { credit, inTime: countedScore(before) ?? 0 } };
}

/** After the learner has seen it. */
export function seen(state: AttemptState): AttemptState {
  return { ...noLongerAsked(state), isSeen: true };
}

/** After new data were drawn: everything else is gone. Those that a tutor draws do not count. */
export function redrawn({ newDataDrawn }: AttemptState, isByTutor: boolean): AttemptState {
  return { ...freshAttempt, newDataDrawn: newDataDrawn + drawnBy(isByTutor) };
}

/** What a draw adds to those that the learner has a limit of. */
function drawnBy(isTutor: boolean): number {
  return isTutor ? 0 : 1;
}

/** After new data were drawn for the questions with these numbers; the others keep what they have. */
export function partlyRedrawn(state: AttemptState, wrong: readonly number[], isByTutor: boolean): AttemptState {
  return {
    ...state,
    outcome: undefined,
    triesOf: Object.fromEntries(Object.entries(state.triesOf).filter(([number]) => !wrong.includes(Number(number)))),
    newDataDrawn: state.newDataDrawn + drawnBy(isByTutor),
    isSeen: false,
    isDrawnByTutor: isByTutor,
    isRedrawn: true,
  };
}

/**
 * Whether drawing anew is of use where, of the wrong questions, those in `drawn` would show something else. Once solutions
 * have been seen, all of them have to: the others could be copied from the correction.
 */
export function mayRedraw({ isSeen }: AttemptState, wrong: readonly number[], drawn: readonly number[]): boolean {
  return drawn.length > 0 && (!isSeen || wrong.every((number) => drawn.includes(number)));
}

/** After a level of a game was begun, with new data; what was reached before stays. */
export function levelBegun(state: AttemptState, game: GameState): AttemptState {
  return { ...state, triesOf: {}, newDataDrawn: state.newDataDrawn + 1, isSeen: false, isAhead: undefined, game };
}

/** After a level is over: a try in each of its questions. */
export function levelFinished(
  state: AttemptState,
  { game, asked, outcome }: { readonly game: GameState; readonly asked: readonly number[]; readonly outcome: Outcome },
): AttemptState {
  return { ...saved(state, asked), outcome, tries: state.tries + 1, game };
}

/** How often a learner may draw new data once more; undefined if there is no limit. */
export function newDataLeft(
  { newDataDrawn }: Pick<AttemptState, 'newDataDrawn'>,
  { regenerations }: CorrectionPolicy,
): number | undefined {
  return regenerations === unlimited ? undefined : Math.max(regenerations - newDataDrawn, 0);
}

/** Whether new data may be drawn once more. */
export function mayDrawNewData(state: AttemptState, policy: CorrectionPolicy): boolean {
  return newDataLeft(state, policy) !== 0;
}

/** The circumstances under which a problem is looked at. */
export interface Circumstances {
  /** The numbers of the questions that are asked. */
  readonly asked: readonly number[];
  /** The share of the filled answers of each question, by number. */
  readonly progress: ReadonlyMap<number, number>;
  readonly policy: CorrectionPolicy;
  readonly isAfterDeadline: boolean;
  /** Whether what is corrected after the deadline is shown. */
  readonly isCorrectionDue: boolean;
  /** Whether answers are taken after the deadline, as late ones. */
  readonly isLate?: boolean;
  /** Whether there is a newer version of the problem. */
  readonly isOutdated: boolean;
  /** Whether a tutor looks at it. */
  readonly isTutor: boolean;
  /** Whether it is evaluated with the other problems of a self-test. */
  readonly isSelftest?: boolean;
}

/** After so many tries with something right, help is offered. */
const triesForHelp = 3;

/**
 * The outcome of a problem in a word (specification 001 §4); undefined before a correction, and as long as it depends on
 * a tutor's decisions alone. Passed means that every question is right.
 */
export function performanceOf(
  state: AttemptState,
  {
    asked,
    isOutdated,
    isTutor,
    isSelftest = false,
  }: Pick<Circumstances, 'asked' | 'isOutdated' | 'isTutor' | 'isSelftest'>,
): Performance | undefined {
  if (state.isDrawnByTutor) return 'newData';
  const { outcome, tries } = state;
  if (outcome === undefined || outcome.asks !== undefined || isUndecided(state, asked)) return undefined;
  // How it was reached is no matter of a self-test: there is one try, for all problems at once.
  if (isSelftest) return 'selftestCorrected';
  // Which level it was passed in does not matter, nor how often it was played.
  if (state.game !== undefined) return state.game.isWon ? 'passed' : 'notPassed';
  // Nothing could be asked: nothing was passed, and nothing failed.
  if (asked.length === 0) return undefined;
  if (isAllRight(outcome, asked)) {
    if (isOutdated) return isTutor ? 'passedOldTutor' : 'passedOld';
    return (['passedPerfect', 'passedExcellent', 'passedGood'] as const)[tries - 1] ?? 'passed';
  }
  return tries >= triesForHelp && outcome.right.length > 0 ? 'feedbackSubtasks' : 'notPassed';
}

/** Whether everything that is asked is right: where nothing can be asked, nothing is. */
function isAllRight({ right }: Outcome, asked: readonly number[]): boolean {
  return asked.length > 0 && asked.every((number) => right.includes(number));
}

/** Whether a corrected problem has nothing wrong, but something that is not decided. `asked` are numbers of questions. */
export function isUndecided({ outcome }: AttemptState, asked: readonly number[]): boolean {
  if (outcome === undefined) return false;
  const left = asked.filter((number) => !outcome.right.includes(number));
  return left.length > 0 && left.every((number) => outcome.undecided?.includes(number));
}

/** The numbers of the asked questions that are neither right nor may still become right by a decision. */
export function notRight({ outcome }: AttemptState, asked: readonly number[]): readonly number[] {
  const others = [...(outcome?.right ?? []), ...(outcome?.undecided ?? []), ...(outcome?.asks ?? [])];
  return asked.filter((number) => !others.includes(number));
}

/** How far a learner is, as far as he may know; tutors know everything. */
export function standingOf(reached: AttemptState, circumstances: Circumstances): Standing {
  const state = circumstances.isAfterDeadline ? noLongerAsked(reached) : reached;
  const { asked, progress, policy, isAfterDeadline, isCorrectionDue, isLate = false, isTutor } = circumstances;
  // Who may still hand in late, and has not looked at the correction, learns nothing from what was corrected meanwhile.
  const isOpenToHim = isLate && policy.corrector === 'afterDeadline' && !state.isSeen;
  const mayKnow = isTutor || (mayBeSeen(policy, isCorrectionDue) && !isOpenToHim);
  const performance = mayKnow ? performanceOf(state, circumstances) : undefined;
  const score = countedScore(state);
  const left = newDataLeft(state, policy);
  const isPassed = mayKnow && state.outcome !== undefined && isAllRight(state.outcome, asked);
  return {
    tries: state.tries,
    subtasks: asked.map((number) => ({
      progress: progress.get(number) ?? 0,
      tries: triesOf(state, number),
      ...(mayKnow && isDecided(state, number) && { isRight: state.outcome?.right.includes(number) === true }),
    })),
    ...(performance && { performance }),
    ...(mayKnow && isUndecided(state, asked) && { isUndecided: true }),
    ...(mayKnow && score !== undefined && { score }),
    ...(state.late && { lateCredit: state.late.credit }),
    isCorrected: mayKnow && state.outcome !== undefined,
    isEditable: (!isAfterDeadline || isLate) && !state.isSeen && !isPassed,
    ...(left !== undefined && { newDataLeft: left }),
  };
}

/** Where nobody can be asked any more, one right reading is enough (decision 71). */
function noLongerAsked(state: AttemptState): AttemptState {
  if (state.outcome?.asks === undefined) return state;
  const { asks, right, ...outcome } = state.outcome;
  return { ...state, outcome: { ...outcome, right: [...right, ...asks] } };
}

/** Whether it is known if a question is right. */
export function isDecided({ outcome }: AttemptState, number: number): boolean {
  const { undecided = [], asks = [] } = outcome ?? {};
  return outcome !== undefined && ![...undecided, ...asks].includes(number);
}

/** Whether a learner may see corrections. `isDue`: whether what is corrected after the deadline is shown. */
export function mayBeSeen({ corrector, isCorrectionVisible }: CorrectionPolicy, isDue: boolean): boolean {
  return isCorrectionVisible && (corrector !== 'afterDeadline' || isDue);
}
