import { functions } from './functions/index.ts';

/** The name of `f^-1`, by every spelling of f. */
export const inverseNames: ReadonlyMap<string, string> = new Map(
  functions.flatMap(({ name, synonyms = [], inverse }) =>
    inverse === undefined ? [] : [name, ...synonyms].map((spelling) => [spelling, inverse] as const),
  ),
);
