export type { Assessment, Remark } from './assessment.ts';
export { casesIn, casesText, type WrittenCase } from './cases-text.ts';
export { emptyInterval, intervalsIn, intervalText, isEmptySet, type WrittenInterval } from './interval-text.ts';
export { judgeAnswer } from './judge-answer.ts';
export { judgeAnswers } from './judge-answers.ts';
export { fieldShape } from './field-shape.ts';
export { isUnfilled } from './is-unfilled.ts';
export type { Judged, Judging } from './judging.ts';
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
export { printSolution } from './print-solution.ts';
export { judgeTiles } from './tile.ts';
export { partsFailureKinds, rewritableKinds, typedFailureData, type TypedFailure } from './typed-text/index.ts';
export { truthRows, truthsIn, truthText } from './truth-table.ts';
export { rightIf, verdictOf, type Verdict } from './verdict.ts';
