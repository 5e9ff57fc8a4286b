export { answersOfConstruction, keptPoints, keysOfConstruction, type PointPosition } from './construction-answers.ts';
export { placeKey, readAnswerPlace, type AnswerPlace } from './answer-place.ts';
export { AnswerKeeper } from './answer-keeper.store.ts';
export type { BridgeFailure, CannotGet, StoringFailure } from './bridge-failure.ts';
export { DrawnProblem } from './drawn-problem.ts';
export type {
  AnswerShelf,
  FigureAnswer,
  PageAnswer,
  AnswersByKey,
  Mathlet,
  MathletDependency,
  Moved,
  PageAnswers,
  ProblemNumbers,
  Readiness,
  ValueFailure,
} from './ports.ts';
export { ProblemMathlet } from './problem-mathlet.ts';
