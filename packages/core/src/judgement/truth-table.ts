import type { Judged } from './judging.ts';
import { readProposition } from './proposition.ts';
import { rightIf, type Verdict } from './verdict.ts';

/**
 * A truth table: names in alphabetical order, and for each row their values and the result. The row with all true comes
 * first.
 */
export interface TruthTable {
  readonly names: readonly string[];
  readonly rows: readonly { readonly values: readonly boolean[]; readonly result: boolean }[];
}

/** Nobody fills in a table with more names. */
const mostNames = 6;

/** The table of a formula such as `A AND NOT B`, where every letter is a statement; undefined if it is not one. */
export function truthTableOf(formula: string): TruthTable | undefined {
  const proposition = readProposition(formula);
  if (proposition === undefined) return undefined;
  const names = [...proposition.names].sort();
  if (names.length === 0 || names.length > mostNames) return undefined;
  const rows = truthRows(names.length).map((values) => ({
    values,
    result: proposition.holds((name) => values[names.indexOf(name)] === true),
  }));
  return { names, rows };
}

/** The values of so many names in each row of a truth table; the row with all true comes first. */
export function truthRows(names: number): readonly (readonly boolean[])[] {
  return Array.from({ length: 2 ** names }, (_, row) =>
    Array.from({ length: names }, (_, index) => ((row >> (names - 1 - index)) & 1) === 0),
  );
}

/** The answers per row as a text: `1;0;?;0`. */
export function truthText(answers: readonly (boolean | undefined)[]): string {
  return answers.every((answer) => answer === undefined)
    ? ''
    : answers.map((answer) => (answer === undefined ? '?' : answer ? '1' : '0')).join(';');
}

/** The answers in such a text, for a given number of rows; `?` and anything else is no answer yet. */
export function truthsIn(text: string, rows: number): readonly (boolean | undefined)[] {
  const words = text.split(';').map((word) => word.trim());
  return Array.from({ length: rows }, (_, row) => (words[row] === '1' ? true : words[row] === '0' ? false : undefined));
}

/** A truth table is right if every row is. */
export function judgeTruthTable(input: string, { solution }: Judged): Verdict {
  const table = truthTableOf(solution.text);
  const answers = truthsIn(input, table?.rows.length ?? 0);
  if (table === undefined) return 'wrong';
  if (answers.includes(undefined)) return 'invalid';
  return rightIf(table.rows.every(({ result }, row) => answers[row] === result));
}
