/** Longer inputs are rejected. */
export const longestInput = 1000;

/** Maximum number of answers judged at once. */
export const mostAnswers = 100;

/** Maximum number of points at which functions are compared; more would gain nothing. */
export const mostPoints = 1000;

/** Maximum number of significant figures that can be asked for: doubles have no more. */
export const mostFigures = 15;
