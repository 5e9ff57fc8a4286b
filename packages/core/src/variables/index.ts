export type { RandomRule, VariableDefinition } from './definition.ts';
