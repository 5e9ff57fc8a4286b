export { answerJobs, WorkThreads, type Do } from './work-threads.ts';
