export { otherValue, type Assessment, type Remark, type ToldAssessment } from './assessment.ts';
export { casesIn, casesText, type WrittenCase } from './cases-text.ts';
export {
  emptyInterval,
  intervalsIn,
  intervalText,
  isEmptySet,
  typedIntervalsIn,
  type WrittenInterval,
} from './interval-text.ts';
export { judgeAnswer } from './judge-answer.ts';
export { fitsCases, fitsIntervals, fitsMatrix, withCase, withEnd, withEntry } from './field-parts.ts';
export { spreadOver, type FieldAmongOthers } from './spread.ts';
export { fieldShape } from './field-shape.ts';
export { conditionHolds, type AnswerState, type ConditionScope } from './condition.ts';
export { differenceOf, type Difference } from './difference.ts';
export { judgeAnswers } from './judge-answers.ts';
export { termOfAnswer } from './answer-term.ts';
export { readWithAnswers } from './with-answers.ts';
export { isEmptyAnswer, isUnfilled, withEmptyFilled } from './is-unfilled.ts';
export type { GivenAnswer, Judged, Judging } from './judging.ts';
export { matrixCells, matrixText } from './matrix-text.ts';
export {
  askedOf,
  keypadOf,
  looksAsTyped,
  readingFormula,
  readingOf,
  readingTex,
  readingText,
  withKey,
  type Asked,
  type Key,
  type KeyName,
  type Reading,
} from './reading/index.ts';
export { isSameTerm } from './same-term.ts';
export { readSolution } from './read-solution.ts';
export { printSolution } from './print-solution.ts';
export { mayDependOn } from './antiderivative.ts';
export { judgeTiles } from './tile.ts';
export { partsFailureKinds, rewritableKinds, typedFailureData, type TypedFailure } from './typed-text/index.ts';
export { truthRows, truthsIn, truthText } from './truth-table.ts';
export { vanishingIn } from './vanishing.ts';
export { isJudged, isMissed, rightIf, verdictOf, type Verdict } from './verdict.ts';
