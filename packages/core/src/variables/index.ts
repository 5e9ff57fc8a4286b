export { checkNames } from './check-names.ts';
export type { RandomRule, VariableDefinition } from './definition.ts';
export { drawVariables } from './draw.ts';
export type { Drawn, DrawnFunction, DrawnNumber, DrawnText, DrawnValue } from './drawn.ts';
export { toFinding, type VariableFailure } from './failure.ts';
export { splitValues } from './split-values.ts';
export { holds } from './holds.ts';
export { listedAgain } from './listed-again.ts';
export { maximumAttempts, maximumCombinations } from './settle.ts';
