export { policyOf } from './admission.ts';
export { correctWhatIsDue } from './correct-due.ts';
export { problemHandlers } from './handlers.ts';
export { gradeNow, handOutNow, problemWorksHere, type ProblemWorks } from './problem-works.ts';
export { sheetProgress } from './sheet-progress.ts';
