export { construct, type Construction } from './construct.ts';
export { finding, warning } from './finding.ts';
export type { Memory } from './memory.ts';
export type { ProblemValues } from './problem-values.ts';
export { isUsualColor } from './read-look.ts';
export { readTerms, type TermFailure } from './read-functions.ts';
export type { NumberField, VariableSettings } from './read-settings.ts';
export { computeValues, type Variable } from './variable.ts';
