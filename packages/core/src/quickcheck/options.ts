import type { Question, Choice } from '../document/index.ts';

/** Something that can be chosen, and whether it should be. */
export interface Option {
  readonly id: string;
  readonly correct: boolean;
}

/** The options of a choice that is answered with yes or no. */
export function yesNoOptions({ id, correct }: Option): readonly [yes: Option, no: Option] {
  return [
    { id: `${id}:yes`, correct },
    { id: `${id}:no`, correct: !correct },
  ];
}

/** The id of a column in a row of a matrix of choices, both counted from 1. */
export function columnOption(row: number, column: number): string {
  return `${row}:${column}`;
}

/**
 * All that can be chosen, in groups that are answered each by itself: the choices of a question, yes and no of a statement, the
 * columns of a row. `isCorrect` tells of choices that depend on the values drawn.
 */
export function optionGroups(
  { type, choices, choiceMatrix }: Pick<Question, 'type' | 'choices' | 'choiceMatrix'>,
  isCorrect: (choice: Choice) => boolean,
): readonly (readonly Option[])[] {
  const options = choices.map((choice) => ({ id: choice.id, correct: isCorrect(choice) }));
  if (type === 'mc.yesno') return options.map(yesNoOptions);
  const rows = (choiceMatrix?.rows ?? []).map(({ correct }, row) =>
    (choiceMatrix?.columns ?? []).map((_, column) => ({
      id: columnOption(row + 1, column + 1),
      correct: correct.includes(column + 1),
    })),
  );
  return [options, ...rows].filter((group) => group.length > 0);
}
