export { policyOf } from './admission.ts';
export { correctWhatIsDue } from './correct-due.ts';
export { problemHandlers } from './handlers.ts';
export { gradeNow, handOutNow, problemWorksHere, type ProblemWorks } from './problem-works.ts';
export { correctWhatWaits } from './correct-waiting.ts';
export { ProblemViews } from './problem-views.ts';
export { runHandlers } from './run-answers.ts';
export { WorkOnProblems } from './work-on-problems.ts';
export { sheetProgress } from './sheet-progress.ts';
