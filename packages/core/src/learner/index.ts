export { MendedStore, type MendedState } from './mended.store.ts';
export { answerGroups, type AnswerGroup, type AnswerOrder } from './answer-groups.ts';
export { AnswersStore, type AnswersState } from './answers.store.ts';
export { FoundLearnersStore, type FoundLearnersState } from './found-learners.store.ts';
export { readPercent } from './percent.ts';
export {
  longestScoreReason,
  mostScored,
  rowsOfPage,
  type AnsweredPlace,
  type AnsweredProblem,
  type AnswersToQuestion,
  type BegunProblem,
  type Decision,
  type DecisionFailure,
  type FoundLearner,
  type GivenScore,
  type GivenScores,
  type HandedInAnswer,
  type Learner,
  type LearnerGateway,
  type LearnersFailure,
  type LearnerWork,
  type ListPage,
  type MendedProblem,
  type MendedWork,
  type Regrading,
  type UndecidedAnswer,
  type WrittenScore,
} from './ports.ts';
export { UndecidedStore, type UndecidedState } from './undecided.store.ts';
