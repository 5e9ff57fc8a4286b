export { lateRunner } from './late-runner.ts';
