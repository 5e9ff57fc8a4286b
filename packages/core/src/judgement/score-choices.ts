import type { QuestionType } from '../document/index.ts';

/** What was chosen of what: rightly or wrongly chosen, rightly or wrongly left. */
export interface ChoiceCounts {
  readonly rightlyChosen: number;
  readonly wronglyChosen: number;
  readonly rightlyLeft: number;
  readonly wronglyLeft: number;
}

/** Counts over some choices: what should be chosen, and what is. */
export function countChoices(correct: readonly boolean[], chosen: readonly boolean[]): ChoiceCounts {
  const count = (isCorrect: boolean, isChosen: boolean) =>
    correct.filter((each, index) => each === isCorrect && chosen[index] === isChosen).length;
  return {
    rightlyChosen: count(true, true),
    wronglyChosen: count(false, true),
    rightlyLeft: count(false, false),
    wronglyLeft: count(true, false),
  };
}

/** The usual ways of scoring, by type. */
export function usualScoreType(type: QuestionType): number {
  return type === 'mc.unique' ? 9 : type === 'mc.yesno' ? 2 : 1;
}

/** The score from 0 to 1 by the score types of `\MCScoreType` that look at single choices. */
export function scoreChoices(counts: ChoiceCounts, scoreType: number): number {
  const { rightlyChosen, wronglyChosen, rightlyLeft, wronglyLeft } = counts;
  const correct = rightlyChosen + wronglyLeft;
  const incorrect = wronglyChosen + rightlyLeft;
  const all = correct + incorrect;
  const wrong = wronglyChosen + wronglyLeft;
  const ofCorrect = (points: number) => (correct === 0 ? Number(wrong === 0) : Math.max(0, points / correct));
  if (all === 0) return 0;
  switch (scoreType) {
    case 2:
      return (rightlyChosen + rightlyLeft) / all;
    case 3:
      return ofCorrect(rightlyChosen - wronglyChosen);
    case 5:
      return wrong === 0 ? 1 : wrong === 1 ? 0.5 : 0;
    case 6:
      return wronglyChosen === 0 ? ofCorrect(rightlyChosen) : 0;
    case 7:
      return Math.max(0, (rightlyChosen + rightlyLeft - wrong) / all);
    case 9:
      return rightlyChosen > 0 && wronglyChosen === 0 ? 1 : 0;
    default:
      return ofCorrect(rightlyChosen - wronglyChosen / (incorrect + 1));
  }
}

/** The score of a matrix of choices: types 4 and 8 look at whole columns and rows, the others at single cells. */
export function scoreMatrix(
  correct: readonly (readonly boolean[])[],
  chosen: readonly (readonly boolean[])[],
  scoreType: number,
): number {
  const isRight = (row: number, column: number) => correct[row]?.[column] === chosen[row]?.[column];
  const rows = correct.map((cells, row) => cells.every((_, column) => isRight(row, column)));
  const columns = (correct[0] ?? []).map((_, column) => correct.every((_, row) => isRight(row, column)));
  if (scoreType === 8) return shareOf(rows);
  if (scoreType === 4) return shareOf(columns);
  return scoreChoices(countChoices(correct.flat(), chosen.flat()), scoreType);
}

function shareOf(lines: readonly boolean[]): number {
  return lines.length === 0 ? 0 : lines.filter((line) => line).length / lines.length;
}
