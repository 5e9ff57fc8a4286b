export { Turns, type QueuedJob } from './turns.ts';
export { answerJobs, WorkThreads, type Do, type NotDone, type ThreadLimits } from './work-threads.ts';
