export { answerJobs, WorkThreads, type Do, type ThreadLimits, type TooCostly, type Works } from './work-threads.ts';
