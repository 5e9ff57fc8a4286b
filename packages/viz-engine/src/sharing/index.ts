export { SharedValues } from './shared-values.store.ts';
export { shareVariables } from './share-variables.ts';
