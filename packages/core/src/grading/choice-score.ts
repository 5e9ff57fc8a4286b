import type { Question } from '../document/index.ts';

/** A choice, a statement or a cell of a matrix, as it was answered. */
export interface AnsweredItem {
  /** Whether it should be selected. */
  readonly isCorrect: boolean;
  /** Whether it is selected exactly if it should be; a statement, whether the right one of yes and no is. */
  readonly isRight: boolean;
  /** Numbers in the matrix; choices and statements are rows of one column. */
  readonly row: number;
  readonly column: number;
}

/** The score type of a question, `\MCScoreType`, or the usual one of its type (docs/authoring/language.md). */
export function scoreTypeOf({ type, scoreType }: Pick<Question, 'type' | 'scoreType'>): number {
  return scoreType ?? (type === 'mc.unique' ? 9 : type === 'mc.yesno' ? 2 : 1);
}

/**
 * The score from 0 to 1 by one of the nine types (docs/authoring/language.md). Where nothing should be selected, shares
 * of what should be are 1 if nothing is, otherwise 0.
 */
export function choiceScore(scoreType: number, items: readonly AnsweredItem[]): number {
  const right = items.filter(({ isRight }) => isRight).length;
  const all = items.length;
  const should = items.filter(({ isCorrect }) => isCorrect);
  const positives = should.length;
  const hits = should.filter(({ isRight }) => isRight).length;
  const slips = all - positives - (right - hits);
  const share = (hitsCounted: number) => (positives === 0 ? Number(slips === 0) : Math.max(0, hitsCounted / positives));
  switch (scoreType) {
    case 1:
      return share(hits - slips / (all - positives + 1));
    case 2:
      return right / all;
    case 3:
      return share(hits - slips);
    case 4:
      return shareOfRightLines(items, ({ column }) => column);
    case 5:
      return all - right === 0 ? 1 : all - right === 1 ? 0.5 : 0;
    case 6:
      return slips === 0 ? share(hits) : 0;
    case 7:
      return Math.max(0, (right - (all - right)) / all);
    case 8:
      return shareOfRightLines(items, ({ row }) => row);
    default:
      return slips === 0 && (hits > 0 || positives === 0) ? 1 : 0;
  }
}

/** The share of rows or columns in which every item is right. */
function shareOfRightLines(items: readonly AnsweredItem[], lineOf: (item: AnsweredItem) => number): number {
  const lines = new Set(items.map(lineOf));
  const spoilt = new Set(items.filter(({ isRight }) => !isRight).map(lineOf));
  return (lines.size - spoilt.size) / lines.size;
}
