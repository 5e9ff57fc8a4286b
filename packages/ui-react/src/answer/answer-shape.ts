import { rowsOfSolution, truthTableOf, type Judging, type TruthTable } from '@lemma/core/judgement';
import type { Answer, Tile } from '@lemma/core/document';

/** The kind of input for an answer. */
export type AnswerShape =
  | { readonly kind: 'line' }
  | { readonly kind: 'matrix'; readonly rows: number; readonly columns: number }
  | { readonly kind: 'intervals' }
  | { readonly kind: 'truthTable'; readonly table: TruthTable }
  | { readonly kind: 'cases' }
  | { readonly kind: 'tile'; readonly tiles: readonly Tile[] };

/** The fields for an answer of some type; a matrix has those of its solution. */
export function shapeOf(answer: Answer, tiles: readonly Tile[], judging: Judging | undefined): AnswerShape {
  switch (answer.type) {
    case 'input.matrix': {
      const rows = judging && rowsOfSolution(answer.solution.text, judging);
      return rows === undefined ? line : { kind: 'matrix', rows: rows.length, columns: rows[0]?.length ?? 1 };
    }
    case 'input.truth-table': {
      const table = truthTableOf(answer.solution.text);
      return table === undefined ? line : { kind: 'truthTable', table };
    }
    case 'input.interval':
      return { kind: 'intervals' };
    case 'input.cases.function':
      return { kind: 'cases' };
    case 'tile':
      return { kind: 'tile', tiles };
    case 'input.number':
    case 'input.function':
    case 'input.finite-number-set':
    case 'input.text':
      return line;
  }
}

const line: AnswerShape = { kind: 'line' };
