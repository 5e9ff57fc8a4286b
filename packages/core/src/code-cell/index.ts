export { CodeCellStore, isRunning, type CodeCellPorts, type CodeCellState } from './code-cell.store.ts';
export { inputsOf, originalText, withInputs, type EditablePiece, type EditableText } from './editable-text.ts';
export { PlatformRunner } from './platform-runner.ts';
export {
  longestRun,
  mostImages,
  mostOutput,
  noOutput,
  type AnswerToRun,
  type CodeFailure,
  type CodeGateway,
  type CodeImage,
  type CodeOutput,
  type CodeRun,
  type CodeRunner,
  type CodeToRun,
  type EndedRun,
  type ProblemOfCode,
} from './ports.ts';
