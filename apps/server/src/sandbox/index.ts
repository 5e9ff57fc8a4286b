export { codeHandlers } from './handlers.ts';
export { LocalSandbox, noSandbox, readinessInWords, type Sandbox } from './sandbox.ts';
