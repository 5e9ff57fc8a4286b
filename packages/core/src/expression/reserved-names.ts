import { constants } from './constants.ts';
import { functionsByName } from './functions/index.ts';

/**
 * The one member of JavaScript's Math (specification 002 §5.1) that is not a function here: draws must be reproducible
 * from their seed.
 */
const random = 'random';

const operators = ['mod', 'not', 'and', 'or', 'true', 'false'];

/** All upper and lower case variants of a word. */
export function anyCase(word: string): readonly string[] {
  return Array.from(word).reduce<readonly string[]>(
    (starts, letter) => starts.flatMap((start) => [start + letter, start + letter.toUpperCase()]),
    [''],
  );
}

/** Names that variables may not have: functions, constants, words of the language (specification 002 §5.1). */
export const reservedNames: ReadonlySet<string> = new Set([
  ...functionsByName.keys(),
  ...constants.keys(),
  random,
  ...operators.flatMap(anyCase),
  'if',
  'var',
  'derivative',
]);

/** Whether a name is reserved; `log_3` is, because it is read as a logarithm. */
export function isReservedName(name: string): boolean {
  return reservedNames.has(name) || isLogarithm(name);
}

/** `log_3`, `log_e`, `log_b`: a logarithm with its base. */
export function isLogarithm(word: string): boolean {
  return word.length > 4 && word.startsWith('log_') && /^log_(\d+|[A-Za-z]\w*)$/.test(word);
}
