import { complexParts } from './complex-parts.ts';
import type { ExpressionFunction } from './function.ts';
import { hyperbolic } from './hyperbolic.ts';
import { matrices } from './matrices.ts';
import { powers } from './powers.ts';
import { rounding } from './rounding.ts';
import { severalNumbers } from './several-numbers.ts';
import { trigonometry } from './trigonometry.ts';
import { wholeNumbers } from './whole-numbers.ts';

export type { ExpressionFunction, Notation } from './function.ts';

/** Every function of the language, grouped by family. */
export const functions: readonly ExpressionFunction[] = [
  ...trigonometry,
  ...hyperbolic,
  ...powers,
  ...rounding,
  ...wholeNumbers,
  ...severalNumbers,
  ...complexParts,
  ...matrices,
];

/** Every function by each of its spellings. `if` is not included: it takes a truth value. */
export const functionsByName: ReadonlyMap<string, ExpressionFunction> = new Map(
  functions.flatMap((entry) => [entry.name, ...(entry.synonyms ?? [])].map((name) => [name, entry] as const)),
);
