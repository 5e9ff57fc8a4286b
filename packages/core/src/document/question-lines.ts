import type { Inline } from './inline.ts';
import type { Question } from './question.ts';

/** The lines of text in what is asked, besides its blocks. */
export function linesOfQuestion({
  choices,
  choiceMatrix,
  yesNoLabels,
  tiles,
  answers,
}: Question): readonly (readonly Inline[])[] {
  return [
    ...choices.map((choice) => choice.content),
    ...(yesNoLabels ?? []),
    ...(choiceMatrix?.columns ?? []),
    ...(choiceMatrix?.rows.map((row) => row.content) ?? []),
    ...tiles.map((tile) => tile.content),
    ...answers.map((answer) => answer.text),
  ];
}
