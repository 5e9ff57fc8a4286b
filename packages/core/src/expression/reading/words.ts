import { greekLetters } from '../greek-letters.ts';
import { functionsByName } from '../functions/index.ts';
import { anyCase } from '../reserved-names.ts';
import { AND, FUNCTION, MOD, NOT, OR, TRUTH } from './tables.generated.ts';

/** Stands in `words` for the old spelling of a function that is also a name: `theta(x)` was Heaviside's step. */
export const OLD_SPELLING = -1;

/** Reserved words, with their kind of token. */
export const words: ReadonlyMap<string, number> = new Map([
  ['theta', OLD_SPELLING] as const,
  ...[...functionsByName.keys(), 'if'].map((name) => [name, FUNCTION] as const),
  ...(
    [
      ['mod', MOD],
      ['not', NOT],
      ['and', AND],
      ['or', OR],
      ['true', TRUTH],
      ['false', TRUTH],
    ] as const
  ).flatMap(([word, kind]) => anyCase(word).map((spelling) => [spelling, kind] as const)),
]);

/** Greek letters that can be typed instead of their names, by character code. */
export const greekNames: ReadonlyMap<number, string> = new Map(
  [...greekLetters].map(([name, letter]) => [letter.charCodeAt(0), name]),
);
