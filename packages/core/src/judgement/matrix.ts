import { isTruthValued, type Expression } from '../expression/index.ts';
import { writesDecimalComma } from '../language/index.ts';
import { allOf, byValue, otherValue, wrongBut, type Assessment } from './assessment.ts';
import type { Judged, Judging } from './judging.ts';
import { assessValue } from './number.ts';
import { parametersOf, readSolution } from './read-solution.ts';
import { readInput } from './read-term.ts';
import { judgeTerm } from './term.ts';
import { inOurRows } from './typed-text/index.ts';
import { judgeVanishing, vanishingIn } from './vanishing.ts';

/** A matrix is right entry by entry: as numbers, or as functions if the solution contains names; or by an expression. */
export function assessMatrix(input: string, answer: Judged, judging: Judging): Assessment {
  const { solution, correctors } = answer;
  const expected = rowsOfSolution(solution.text, judging);
  const names = new Set(parametersOf(expected?.flat() ?? []));
  const term = readInput(
    inOurRows(input, writesDecimalComma(judging.language)).text,
    judging,
    names.size === 0 ? undefined : names,
    'rows',
  );
  const rows = term && rowsOf(term);
  // An equation is no entry.
  if (rows === undefined || rows.flat().some(isTruthValued)) return { verdict: 'invalid' };
  if (vanishingIn(correctors).length > 0) return byValue(judgeVanishing(input, answer, judging));
  if (expected === undefined) return otherValue;
  if (expected.length !== rows.length || rows.some((row, index) => row.length !== expected[index]?.length)) {
    return wrongBut({ kind: 'wrongSize', rows: expected.length, columns: expected[0]?.length ?? 1 });
  }
  const entries = rows.flatMap((row, index) =>
    row.map((entry, column): Assessment => {
      const right = expected[index]?.[column];
      if (right === undefined) return otherValue;
      // Beside entries with letters, a number may have been expected where a letter stands: wrong, not unreadable.
      const hasLetters = parametersOf([right]).length > 0 || (names.size > 0 && parametersOf([entry]).length > 0);
      return hasLetters ? judgeTerm(entry, right, correctors, judging) : assessValue(entry, right, judging);
    }),
  );
  return allOf(entries);
}

/** The rows of a solution that is a matrix or vector; undefined for any other. */
export function rowsOfSolution(text: string, judging: Judging): readonly (readonly Expression[])[] | undefined {
  const term = readSolution(text, judging);
  return term && rowsOf(term);
}

/** `[[1;2];[3;4]]` has two rows, `[1;2]` is one row; rows of different lengths are not a matrix. */
export function rowsOf(term: Expression): readonly (readonly Expression[])[] | undefined {
  if (term.kind === 'group') return rowsOf(term.operand);
  if (term.kind !== 'vector') return undefined;
  const rows = term.items.flatMap((item) => (item.kind === 'vector' ? [item.items] : []));
  if (rows.length === 0) return [term.items];
  return rows.length === term.items.length && rows.every((row) => row.length === rows[0]?.length) ? rows : undefined;
}
