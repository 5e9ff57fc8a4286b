export { correctWhatIsDue } from './correct-due.ts';
export { problemHandlers } from './handlers.ts';
export { gradeNow, handOutNow, problemWorksHere, type ProblemWorks } from './problem-works.ts';
