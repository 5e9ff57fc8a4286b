/** Longer inputs are no answers. */
export const longestInput = 1000;

/** More answers than these are not judged at once. */
export const mostAnswers = 100;

/** Functions are compared at no more points than these: more of them tell nothing more. */
export const mostPoints = 1000;
