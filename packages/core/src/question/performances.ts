/** The result of a problem (specification 001 §3). */
export const performances = [
  'feedbackSubtasks',
  'newData',
  'notPassed',
  'passed',
  'passedExcellent',
  'passedGood',
  'passedOld',
  'passedOldTutor',
  'passedPerfect',
  'selftestCorrected',
] as const;
export type Performance = (typeof performances)[number];
