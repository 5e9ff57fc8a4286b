import type { Deadline, Unbegun } from '../deadline/index.ts';
import type { GameMove, GameStanding } from '../game/index.ts';
import type { Language } from '../language/index.ts';
import type { Moved } from '../mathlet/index.ts';
import type { NoAnswer } from '../platform/index.ts';
import type { Result } from '../store/index.ts';
import type { ControlName } from '../question/index.ts';
import type { Receipt, ReceiptPage, ReceiptsAsked, ReceiptsFailure } from '../receipt/index.ts';
import type { CorrectedQuestion } from './corrected-question.ts';
import type { SavedField } from './saved-fields.ts';
import type { Standing } from './standing.ts';

/** A problem that somebody works on, or whose work somebody looks at. */
export interface ProblemReference {
  readonly path: string;
  readonly language: Language;
  /** The worksheet it is solved in; if missing, it is solved on its own. */
  readonly worksheet?: string;
  /** Whose work it is; if missing, one's own. */
  readonly learner?: string;
  /** The signed deadline of the worksheet as it stands in the address; the platform keeps what it once was told. */
  readonly signedDeadline?: string;
}

/** An answer as the platform keeps it. */
export interface StoredAnswer {
  readonly text: string;
  /** The language it was typed in. */
  readonly language: Language;
  /** What was moved in a figure to give it. */
  readonly moved?: Readonly<Record<string, Moved>>;
  /** Counts the changes of this answer; 0 before the first. */
  readonly version: number;
}

/** Answers by key (`answerKeyText`). */
export type StoredAnswers = ReadonlyMap<string, StoredAnswer>;

/** A teacher who has replaced the work of a learner by new data. `at`: ISO 8601. */
export interface DrawnByTeacher {
  readonly by: string;
  readonly at: string;
}

/** Answers that were graded again because their problem was mended. */
export interface Regraded {
  /** ISO 8601. */
  readonly at: string;
  /** 0 to 1, unrounded; missing where nothing was decided. */
  readonly before?: number;
  readonly after?: number;
}

/** A problem as it is handed out to its learner, with what the learner has given so far. */
export interface HandedOutProblem {
  /** The document: values instead of definitions, no solutions. */
  readonly xml: string;
  /** Of the figures on its page. */
  readonly seed: number;
  /** Names the attempt: other data make another attempt. */
  readonly attempt: string;
  /** The languages the document exists in. */
  readonly languages: readonly Language[];
  readonly answers: StoredAnswers;
  readonly standing: Standing;
  /** The buttons this user has at present. */
  readonly controls: readonly ControlName[];
  /** Until when answers are taken; missing if there is no deadline. */
  readonly deadline?: Deadline;
  /** Whether what is kept has been saved just like that; missing if nothing was. */
  readonly isHandedIn?: boolean;
  /** What is said of each field, by key; present right after a save. */
  readonly fields?: ReadonlyMap<string, SavedField>;
  /** When something was last saved late that nobody has accepted; ISO 8601. */
  readonly lateSaved?: string;
  /** Present if it is a game: questions are handed out level by level. */
  readonly game?: GameStanding;
  /** For what has arrived last; missing as long as nothing has. */
  readonly receipt?: Receipt;
  /** Present if it was graded again with these data, and the learner may know. */
  readonly regraded?: Regraded;
  /** Present if a teacher has drawn the current data for the learner. */
  readonly drawnByTeacher?: DrawnByTeacher;
}

/** A changed answer; `version` is the one it was changed from. */
export interface ChangedAnswer extends StoredAnswer {
  readonly key: string;
}

/** A change on its way to the platform. */
export interface SentChange {
  /** Its own, under which it counts once. */
  readonly key: string;
  readonly problem: ProblemReference;
  /** The data that it is about. */
  readonly attempt: string;
  readonly answer: ChangedAnswer;
  /** The key of the change that it goes on from, if that one is sent with it. */
  readonly after?: string;
}

/** The outcome of keeping answers: versions by key, and those that were changed elsewhere in the meantime. */
export interface Kept {
  readonly versions: ReadonlyMap<string, number>;
  /** Not taken: the platform holds these instead. */
  readonly changedElsewhere: StoredAnswers;
  /** Missing if nothing was taken. */
  readonly receipt?: Receipt;
}

/** What has become of changes that were sent, by their keys. Those that are missing were not looked at and wait on. */
export type KeptChanges = ReadonlyMap<string, Result<Kept, KeepFailure>>;

/** A corrected problem. Explanations stand in its document, at their questions. */
export interface CorrectedProblem {
  readonly xml: string;
  readonly seed: number;
  /** 0 to 1, unrounded; missing while nothing has been decided. */
  readonly score?: number;
  readonly questions: readonly CorrectedQuestion[];
  readonly answers: StoredAnswers;
  readonly standing: Standing;
  readonly controls: readonly ControlName[];
  /** Present if it was graded again with these data. */
  readonly regraded?: Regraded;
}

/**
 * Why a problem cannot be opened. `notDrawn`: its data cannot be drawn. `deadlineNotSigned`: the address tells a deadline
 * that was not signed for this user and worksheet. `notOpen`: the worksheet opens later. `notBegun`:
 * its time limit begins when the learner says so.
 */
export type OpenFailure =
  | { readonly kind: 'notFound'; readonly languages: readonly Language[] }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'notDrawn' }
  | { readonly kind: 'deadlineNotSigned' }
  | { readonly kind: 'notOpen'; readonly opens: Deadline }
  | { readonly kind: 'notBegun'; readonly unbegun: Unbegun }
  | NoAnswer;

/** Why answers are not taken. `replaced`: the problem has other data meanwhile. `closed`: it takes no answers now. */
export type KeepFailure =
  | { readonly kind: 'replaced' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'forbidden' }
  | NoAnswer;

/** What became of the answers in a file: changes that were taken, and answers whose last change was not. */
export interface ImportedAnswers {
  readonly taken: number;
  readonly refused: number;
}

/** Why none of them was taken. `foreign`: they are somebody else's. */
export type ImportFailure = { readonly kind: 'unreadable' } | { readonly kind: 'foreign' } | NoAnswer;
/** Why a move in a game was not made. `locked`: the level is not open; the others as for answers. */
export type PlayFailure = KeepFailure | { readonly kind: 'locked' } | { readonly kind: 'notDrawn' };

/** Why there are no new data. `nothingToDraw`: the data of what is wrong belong to the whole problem, or there are none. */
export type NewDataFailure =
  | { readonly kind: 'nothingToDraw' }
  | { readonly kind: 'limitReached' }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'notDrawn' }
  | NoAnswer;

/** Why there is no correction; only those who may see it are told the cause. */
export type CorrectionFailure =
  | { readonly kind: 'noCorrection' }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'failed'; readonly cause?: string }
  | NoAnswer;

/** Everything the platform knows about the work on a problem: seed, answers, saves, corrections. */
export type ProblemData = Readonly<Record<string, unknown>>;

/** Why these data are not shown. `notFound`: nobody has worked on the problem. */
export type ProblemDataFailure = { readonly kind: 'notFound' } | { readonly kind: 'forbidden' } | NoAnswer;

/** The problems that learners work on, on the server. */
export interface ProblemGateway {
  /**
   * Opens a problem; its data are drawn when it is opened for the first time. `isAhead`: a problem of a worksheet is only
   * fetched, so that it is there without a network.
   */
  open(reference: ProblemReference, isAhead?: boolean): Promise<Result<HandedOutProblem, OpenFailure>>;
  /**
   * Keeps changes of a user (the subject of the token) in their order: they are not lost, and not handed in. Each counts
   * once under its key. What is not taken ends the changes of its problem. Fails with what is so of the first if that is
   * all there is to say. If somebody else is signed in by then, nothing is sent, and the session of the user has ended.
   */
  keep(changes: readonly SentChange[], owner: string): Promise<Result<KeptChanges, KeepFailure>>;
  /** Keeps the answers in a file that a browser has saved (`exportFile`). */
  importAnswers(file: string): Promise<Result<ImportedAnswers, ImportFailure>>;
  /** Hands in what is kept. */
  save(reference: ProblemReference, attempt: string): Promise<Result<HandedOutProblem, KeepFailure>>;
  /** Makes a move in a game; `attempt` names the data it is about. Repeating it has no further effect. */
  play(reference: ProblemReference, attempt: string, move: GameMove): Promise<Result<HandedOutProblem, PlayFailure>>;
  /** Says whether others see one's own results in the rankings of games. */
  list(isListed: boolean): Promise<Result<undefined, { readonly kind: 'forbidden' } | NoAnswer>>;
  /** Draws new data, which deletes answers and correction; or only for what is wrong. */
  drawNewData(
    reference: ProblemReference,
    which: 'all' | 'wrongAnswers',
  ): Promise<Result<HandedOutProblem, NewDataFailure>>;
  /** The correction of what was handed in; a preview corrects what is kept and stores nothing. */
  correct(
    reference: ProblemReference,
    type: 'correction' | 'correctionPreview',
  ): Promise<Result<CorrectedProblem, CorrectionFailure>>;
  /** Reads the data sheet, for those who look after the platform. */
  readData(reference: ProblemReference): Promise<Result<ProblemData, ProblemDataFailure>>;
  /** The receipts of the work: for its learner, and for those who accompany him. */
  receipts(reference: ProblemReference, asked: ReceiptsAsked): Promise<Result<ReceiptPage, ReceiptsFailure>>;
}

/** A problem or article on a learner's start page. */
export interface OpenDocument {
  readonly path: string;
  readonly language: Language;
  readonly name: string;
  readonly description: string;
  /** The first of its topics. */
  readonly topic?: string;
  /** Missing if it was never opened. */
  readonly standing?: Pick<Standing, 'performance' | 'isUndecided' | 'tries'> & {
    /** ISO 8601. */
    readonly lastOpened: string;
    /** 0 to 1. */
    readonly progress: number;
  };
}

/** The problems that a learner may open, in reading order. */
export interface ProblemCollection {
  openProblems(language: Language): Promise<Result<readonly OpenDocument[], { readonly kind: 'forbidden' } | NoAnswer>>;
}
