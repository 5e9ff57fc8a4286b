import { freeNames, isComplexField, isReservedName, type Expression } from '../expression/index.ts';
import { termWithValues } from '../variables/index.ts';
import type { Judged, Judging } from './judging.ts';

/** Includes the imaginary unit, so that letters written together are products: `ix`. */
const lettersWithUnit: ReadonlySet<string> = new Set('abcdfghijklmnopqrstuvwxyz');

/**
 * An author's expression in the variables of the question, with their values substituted. A function may be named
 * without arguments.
 */
export function readSolution(text: string, { drawn, field }: Pick<Judging, 'drawn' | 'field'>): Expression | undefined {
  const named = drawn.get(text.trim());
  if (named?.kind === 'function') return named.term ?? named.expression;
  const names = isComplexField(field) ? { names: lettersWithUnit } : {};
  const read = termWithValues(text, drawn, { ...names, exactly: true });
  return read.ok ? read.value : undefined;
}

/** What constants of integration are called, beside any other letter: `ln|Cx|` is about C·x. The first is the usual one. */
export const integrationConstants: readonly string[] = ['C', 'c', 'const', 'konst'];

/** The letters that an answer is written in: of its solution, of `\\inputAsFunction`, and of an antiderivative. */
export function lettersOf({ solution, correctors }: Judged, judging: Judging): ReadonlySet<string> {
  const expected = readSolution(solution.text, judging);
  const parameters = correctors.flatMap((corrector) => {
    if (corrector.kind === 'inputAsFunction') return corrector.parameters;
    return corrector.kind === 'antiderivative' ? [corrector.variable, ...integrationConstants] : [];
  });
  return new Set([...parametersOf(expected === undefined ? [] : [expected]), ...parameters]);
}

/** The names that are free parameters: all but constants. */
export function parametersOf(expressions: readonly Expression[]): readonly string[] {
  const names = expressions.flatMap((expression) => [...freeNames(expression)]);
  return [...new Set(names)].filter((name) => !isReservedName(name)).sort();
}
