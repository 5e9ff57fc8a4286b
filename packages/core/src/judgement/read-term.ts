import {
  freeNames,
  greekLetters,
  isComplexField,
  isReservedName,
  spacedOut,
  type Expression,
} from '../expression/index.ts';
import { writesDecimalComma } from '../language/index.ts';
import { termWithValues } from '../variables/index.ts';
import type { Judging } from './judging.ts';

const noValues: Judging['drawn'] = new Map();

/**
 * A learner's input; undefined if it is not an expression, or contains unknown words: these are typos rather than wrong
 * answers. Learners cannot refer to the variables of the question.
 */
export function readInput(
  text: string,
  { language, field }: Pick<Judging, 'language' | 'field'>,
  parameters: ReadonlySet<string> = new Set(),
): Expression | undefined {
  const names = isComplexField(field) ? new Set([...parameters, 'i']) : parameters;
  const read = termWithValues(spacedOut(text, names), noValues, {
    decimalComma: writesDecimalComma(language),
    names,
  });
  return read.ok && !hasUnknownWord(read.value, names) ? read.value : undefined;
}

/** A single letter, with or without an index, may be a variable that the solution does not have; a word may not. */
function hasUnknownWord(term: Expression, names: ReadonlySet<string>): boolean {
  return [...freeNames(term)].some(
    (name) => !names.has(name) && !isReservedName(name) && !greekLetters.has(name) && !/^.(_\w+|\d*)$/u.test(name),
  );
}

/** Includes the imaginary unit, so that letters written together are products: `ix`. */
const lettersWithUnit: ReadonlySet<string> = new Set('abcdfghijklmnopqrstuvwxyz');

/**
 * An author's expression in the variables of the question, with their values substituted. A function may be named
 * without arguments.
 */
export function readSolution(text: string, { drawn, field }: Pick<Judging, 'drawn' | 'field'>): Expression | undefined {
  const named = drawn.get(text.trim());
  if (named?.kind === 'function') return named.expression;
  const read = termWithValues(text, drawn, isComplexField(field) ? { names: lettersWithUnit } : {});
  return read.ok ? read.value : undefined;
}

/** The names that are free parameters: all but constants. */
export function parametersOf(expressions: readonly Expression[]): readonly string[] {
  const names = expressions.flatMap((expression) => [...freeNames(expression)]);
  return [...new Set(names)].filter((name) => !isReservedName(name)).sort();
}
