export { byLanguage } from './by-language.ts';
export { lateRunner } from './late-runner.ts';
