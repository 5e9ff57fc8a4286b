export {
  CodeAnswerStore,
  type CodeAnswerPorts,
  type CodeAnswerRun,
  type CodeAnswerState,
} from './code-answer.store.ts';
export { codeInputs, codeText, codeValue, longestCode, valueOfCode } from './code-text.ts';
export {
  answerOfPart,
  answerPart,
  lineOfAnswer,
  codeToMark,
  programParts,
  type LineOfAnswer,
  type CodeQuestion,
} from './code-to-mark.ts';
export type {
  BrokenEvaluator,
  CodeError,
  CodeMark,
  CodeMarkFailure,
  CodePart,
  CodePlace,
  CodeToMark,
  EvaluatorFailure,
  MarkedSolution,
  RefusedValue,
  UnfitValue,
  ValueKind,
  ValueSource,
} from './code-mark.ts';
export { drawnCode, drawnFragment, withDrawnCode } from './drawn-code.ts';
export { functionNames } from './function-names.ts';
