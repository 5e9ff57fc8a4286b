export { codeHandlers, notRun } from './handlers.ts';
export type { BoxFailure, CodePart } from './code-parts.ts';
export type { CodeMark, CodeToMark } from './mark-code.ts';
export type { Readiness } from './readiness.ts';
export type { CodeResult } from './run-code.ts';
export { LocalSandbox, noSandbox, readinessInWords, type NotRun, type Sandbox } from './sandbox.ts';
