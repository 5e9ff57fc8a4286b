export { codeHandlers, notRun } from './handlers.ts';
export type { CodeResult } from './run-code.ts';
export { Pressure } from './pressure.ts';
export type { NotMarked, NotRun } from './sandbox.ts';
export type { LanguageReadiness } from './readiness.ts';
export { lacksOf, LocalSandbox, noSandbox, readinessInWords, type Sandbox } from './sandbox.ts';
