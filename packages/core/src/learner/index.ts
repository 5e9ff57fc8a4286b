export { FoundLearnersStore, type FoundLearnersState } from './found-learners.store.ts';
export {
  rowsOfPage,
  type BegunProblem,
  type Decision,
  type DecisionFailure,
  type FoundLearner,
  type Learner,
  type LearnerGateway,
  type LearnersFailure,
  type LearnerWork,
  type ListPage,
  type UndecidedAnswer,
} from './ports.ts';
export { UndecidedStore, type UndecidedState } from './undecided.store.ts';
