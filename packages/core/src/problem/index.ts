export type { HeldAnswer, HeldAnswers } from './held-answers.ts';
export {
  answerKeyText,
  answerPath,
  keyOfAnswerPath,
  optionsIn,
  optionsText,
  readAnswerKey,
  type AnswerKey,
} from './answer-key.ts';
export {
  askedQuestions,
  authorOptions,
  authorText,
  brokenNumbers,
  shownOption,
  type AskedQuestion,
  type Draw,
  type ProblemContent,
} from './asked-questions.ts';
export { redrawnGenerations } from './redraw.ts';
export type { FieldState } from '../question/index.ts';
export {
  answerState,
  isEntered,
  questionState,
  savedFields,
  type AnswerToTell,
  type QuestionState,
  type SavedField,
} from './saved-fields.ts';
export { asksTheSame } from './asks-the-same.ts';
export {
  acceptedLate,
  leftUnclear,
  corrected,
  countedScore,
  freshAttempt,
  isDecided,
  isUndecided,
  levelBegun,
  levelFinished,
  mayBeSeen,
  mayDrawNewData,
  newDataLeft,
  mayRedraw,
  notRight,
  partlyRedrawn,
  performanceOf,
  redrawn,
  saved,
  seen,
  standingOf,
  type AttemptState,
  type Circumstances,
  type GameState,
  type LateCredit,
  type Outcome,
} from './attempt.ts';
export { controlsOf, type ControlCircumstances } from './controls.ts';
export { handOut, type ShownExplanations } from './hand-out.ts';
export { optionWords } from './option-words.ts';
export { problemContent } from './problem-content.ts';
export type {
  ChangedAnswer,
  CorrectedProblem,
  CorrectionFailure,
  HandedOutProblem,
  ImportedAnswers,
  ImportFailure,
  Kept,
  KeptChanges,
  KeepFailure,
  NewDataFailure,
  OpenDocument,
  OpenFailure,
  PlayFailure,
  ProblemCollection,
  ProblemData,
  ProblemDataFailure,
  ProblemGateway,
  ProblemReference,
  DrawnByTeacher,
  Regraded,
  SentChange,
  StoredAnswer,
  StoredAnswers,
} from './ports.ts';
export type { UntakenAnswers } from './untaken-answers.ts';
export { readPageAnswer } from './written-answers.ts';
export {
  changesOf,
  disputeOf,
  isWaiting,
  lineOf,
  problemKey,
  waitingAnswersIn,
  type AnswerOutbox,
  type Fate,
  type NewChange,
  type OutboxState,
  type WaitingChange,
} from './waiting-change.ts';
export {
  countsUntilReplaced,
  isUnsaved,
  keptness,
  notKept,
  savedFieldOf,
  waitingAnswers,
  type Keptness,
  type NotKept,
  type OpenedProblem,
  type ProblemNotShown,
  type ProblemState,
  type ShownCorrection,
} from './problem-state.ts';
export { ProblemStore, type OutboxLoader, type ProblemPorts, type SaveOutcome } from './problem.store.ts';
export {
  markIn,
  progressIn,
  progressOnPage,
  type ProblemMark,
  type ProblemProgress,
  type ProblemWork,
} from './problem-progress.ts';
export { ShelfAnswers } from './shelf-answers.store.ts';
export { controlNames, type ControlName } from '../question/index.ts';
export type { Standing, SubtaskStanding } from './standing.ts';
export type { CorrectedAnswer, CorrectedQuestion, ScoreOverride } from './corrected-question.ts';
