import type { Question, Choice } from '../document/index.ts';

/** Something selectable, and whether it should be selected. */
export interface Option {
  readonly id: string;
  readonly correct: boolean;
}

/** The options of a yes/no choice. */
export function yesNoOptions({ id, correct }: Option): readonly [yes: Option, no: Option] {
  return [
    { id: `${id}:yes`, correct },
    { id: `${id}:no`, correct: !correct },
  ];
}

/** The id of a cell in a matrix of choices; row and column count from 1. */
export function columnOption(row: number, column: number): string {
  return `${row}:${column}`;
}

/**
 * All options, in groups that are answered independently: the choices of a question, yes and no of a statement, the
 * columns of a row. `isCorrect` decides about choices that depend on drawn values.
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
