import { freeNames, isReservedName, type Expression } from '../expression/index.ts';
import { writesDecimalComma } from '../language/index.ts';
import { termWithValues } from '../variables/index.ts';
import type { Judging } from './judging.ts';

const noValues: Judging['drawn'] = new Map();

/**
 * A learner's input as an expression; undefined if it cannot be parsed. Learners cannot refer to the variables of the
 * question.
 */
export function readInput(
  text: string,
  { language }: Pick<Judging, 'language'>,
  names?: ReadonlySet<string>,
): Expression | undefined {
  const read = termWithValues(text, noValues, {
    decimalComma: writesDecimalComma(language),
    ...(names && { names }),
  });
  return read.ok ? read.value : undefined;
}

/**
 * An author's expression in the variables of the question, with their values substituted. A function may be named
 * without arguments.
 */
export function readSolution(text: string, { drawn }: Pick<Judging, 'drawn'>): Expression | undefined {
  const named = drawn.get(text.trim());
  if (named?.kind === 'function') return named.expression;
  const read = termWithValues(text, drawn);
  return read.ok ? read.value : undefined;
}

/** The names that are free parameters: all but constants. */
export function parametersOf(expressions: readonly Expression[]): readonly string[] {
  const names = expressions.flatMap((expression) => [...freeNames(expression)]);
  return [...new Set(names)].filter((name) => !isReservedName(name)).sort();
}
