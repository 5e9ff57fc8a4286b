export { answerJobs, WorkThreads, type Do, type NotDone, type ThreadLimits } from './work-threads.ts';
