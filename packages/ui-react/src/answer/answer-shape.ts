import { fieldShape, type Judging } from '@lemma/core/judgement';
import type { Answer, Tile } from '@lemma/core/document';

/** The kind of input for an answer. */
export type AnswerShape =
  | { readonly kind: 'line' }
  | { readonly kind: 'matrix'; readonly rows: number; readonly columns: number }
  | { readonly kind: 'intervals' }
  | { readonly kind: 'truthTable'; readonly names: readonly string[] }
  | { readonly kind: 'cases' }
  | { readonly kind: 'tile'; readonly tiles: readonly Tile[]; readonly place: number };

/** The fields for an answer of some type; `number` is its own in the question, from 1. */
export function shapeOf(
  answer: Answer,
  number: number,
  tiles: readonly Tile[],
  judging: Judging | undefined,
): AnswerShape {
  const { size, names = [] } = judging === undefined ? {} : fieldShape(answer, judging);
  switch (answer.type) {
    case 'input.matrix':
      return size === undefined ? line : { kind: 'matrix', ...size };
    case 'input.truth-table':
      return names.length === 0 ? line : { kind: 'truthTable', names };
    case 'input.interval':
      return { kind: 'intervals' };
    case 'input.cases.function':
      return { kind: 'cases' };
    case 'tile':
      return { kind: 'tile', tiles, place: number };
    case 'input.number':
    case 'input.function':
    case 'input.finite-number-set':
    case 'input.text':
    case 'code': // Has an editor of its own, where there is one.
      return line;
  }
}

const line: AnswerShape = { kind: 'line' };
