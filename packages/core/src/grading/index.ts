export { asQuestion, explanationsOf, type GivenToQuickcheck } from './explain-quickcheck.ts';
export { isAssertion } from './grade-code.ts';
export { gradeProblem } from './grade-problem.ts';
export { unreadableParts, type UnreadablePart } from './unreadable-parts.ts';
export { optionsKey } from './graded.ts';
export type {
  DecisionState,
  Given,
  GivenText,
  GradedAnswer,
  GradedProblem,
  GradedQuestion,
  QuestionToGrade,
} from './graded.ts';
