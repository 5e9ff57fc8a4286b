export type { Clock } from './clock.ts';
export { fieldsOf, parseJson, textsOf } from './json.ts';
export type { KeyValueStorage } from './key-value-storage.ts';
export type { Log } from './log.ts';
export type { NoAnswer } from './no-answer.ts';
export type { Random } from './random.ts';
export { seededRandom, seedOf } from './seeded-random.ts';
