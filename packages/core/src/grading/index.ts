export { gradeProblem } from './grade-problem.ts';
export type { Given, GivenText, GradedAnswer, GradedProblem, GradedQuestion, QuestionToGrade } from './graded.ts';
