export type { Example, ExampleDefinition } from './example.ts';
export { plottedNames, printDefinition, printExample } from './print-example.ts';
export { readExample } from './read-example.ts';
