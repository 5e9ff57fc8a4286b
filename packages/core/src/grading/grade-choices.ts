import type { Choice, ProblemQuestion } from '../document/index.ts';
import type { AnswerState, Verdict } from '../judgement/index.ts';
import { columnOption, judge, optionGroups, yesNoOptions } from '../quickcheck/index.ts';
import { choiceScore, scoreTypeOf, type AnsweredItem } from './choice-score.ts';

/** The choices of a question as they were selected. */
export interface GradedChoices {
  /** From 0 to 1, however much of it counts. */
  readonly score: number;
  /** Whether the selection is right. */
  readonly isRight: boolean;
  /** By option id. */
  readonly options: ReadonlyMap<string, Verdict>;
  /** The choice, statement or row with a number, or all of them, for conditions. */
  readonly stateOf: (number: number | undefined) => AnswerState | undefined;
}

/** Grades the choices of a question; undefined if it has none. */
export function gradeChoices(
  question: ProblemQuestion,
  isCorrect: (choice: Choice) => boolean,
  selected: ReadonlySet<string>,
): GradedChoices | undefined {
  const groups = optionGroups(question, isCorrect);
  if (groups.length === 0) return undefined;
  const chosen = withoutContradictions(question, groups, selected);
  const items = itemsOf(question, isCorrect, chosen);
  const isOneEnough = oneIsEnough(question);
  const isRight = isOneEnough ? choiceScore(9, items) === 1 : items.every((item) => item.isRight);
  const { marks } = judge(groups, chosen);
  const options = isOneEnough && isRight ? new Map([...marks.keys()].map((id) => [id, 'right'] as const)) : marks;
  const isUnanswered = [...options.values()].includes('empty');
  const whole: AnswerState = {
    verdict: isRight ? 'right' : isUnanswered ? 'empty' : 'wrong',
    isEdited: chosen.size > 0,
    isChosen: (choice) => isSelected(question, choice, chosen),
  };
  return {
    score:
      question.allMustBeCorrect || isYesNoOfType9(question)
        ? Number(isRight)
        : choiceScore(scoreTypeOf(question), items),
    isRight,
    options,
    stateOf: (number) => (number === undefined ? whole : stateOfPart(question, number, options, chosen)),
  };
}

/** Whether one of several correct choices is enough: where one may be selected, and where the score type is 9. */
function oneIsEnough(question: ProblemQuestion): boolean {
  const { type, choices, allMustBeCorrect } = question;
  if (type === 'mc.unique' && choices.length > 0) return true;
  return type !== 'mc.yesno' && !allMustBeCorrect && scoreTypeOf(question) === 9;
}

/** A statement that is answered falsely is a mistake, whatever else is right. */
function isYesNoOfType9(question: ProblemQuestion): boolean {
  return question.type === 'mc.yesno' && scoreTypeOf(question) === 9;
}

/** Nothing is selected in a group in which one option may be, but several are. Unknown options do not count. */
function withoutContradictions(
  { type, choices, choiceMatrix }: ProblemQuestion,
  groups: readonly (readonly { readonly id: string }[])[],
  selected: ReadonlySet<string>,
): ReadonlySet<string> {
  const isChoiceGroup = (group: number) => group < (type === 'mc.yesno' ? choices.length : Math.min(1, choices.length));
  const isExclusive = (group: number) =>
    isChoiceGroup(group) ? type === 'mc.unique' || type === 'mc.yesno' : choiceMatrix?.type === 'unique';
  return new Set(
    groups.flatMap((group, index) => {
      const ids = group.map(({ id }) => id).filter((id) => selected.has(id));
      return ids.length > 1 && isExclusive(index) ? [] : ids;
    }),
  );
}

function itemsOf(
  { type, choices, choiceMatrix }: ProblemQuestion,
  isCorrect: (choice: Choice) => boolean,
  chosen: ReadonlySet<string>,
): readonly AnsweredItem[] {
  const ofChoices = choices.map((choice, index): AnsweredItem => {
    const correct = isCorrect(choice);
    const [yes, no] = yesNoOptions({ id: choice.id, correct });
    const isRight = type === 'mc.yesno' ? chosen.has((correct ? yes : no).id) : chosen.has(choice.id) === correct;
    return { isCorrect: correct, isRight, row: index + 1, column: 1 };
  });
  if (type === 'mc.yesno') return ofChoices;
  const cells = (choiceMatrix?.rows ?? []).flatMap(({ correct }, row) =>
    (choiceMatrix?.columns ?? []).map((_, column): AnsweredItem => {
      const isOne = correct.includes(column + 1);
      const isRight = chosen.has(columnOption(row + 1, column + 1)) === isOne;
      return { isCorrect: isOne, isRight, row: choices.length + row + 1, column: column + 1 };
    }),
  );
  return [...ofChoices, ...cells];
}

/** A number is that of a choice among all. */
function isSelected(
  { type, choices }: ProblemQuestion,
  choice: number | boolean,
  chosen: ReadonlySet<string>,
): boolean {
  const id = typeof choice === 'number' && type !== 'mc.yesno' ? choices[choice - 1]?.id : undefined;
  return id !== undefined && chosen.has(id);
}

function stateOfPart(
  { type, choices, choiceMatrix }: ProblemQuestion,
  number: number,
  options: ReadonlyMap<string, Verdict>,
  chosen: ReadonlySet<string>,
): AnswerState | undefined {
  const choice = choices[number - 1];
  if (choice !== undefined) {
    const [yes, no] = yesNoOptions({ id: choice.id, correct: true });
    const isStatement = type === 'mc.yesno';
    const [when, whenNot] = isStatement
      ? [chosen.has(yes.id), chosen.has(no.id)]
      : [chosen.has(choice.id), !chosen.has(choice.id)];
    return {
      verdict: options.get(isStatement ? yes.id : choice.id) ?? 'empty',
      isEdited: isStatement ? when || whenNot : when,
      isChosen: (asked) => (asked === true ? when : asked === false && whenNot),
    };
  }
  const columns = choiceMatrix?.columns.map((_, column) => columnOption(number, column + 1)) ?? [];
  if (choiceMatrix?.rows[number - 1] === undefined) return undefined;
  const verdicts = columns.map((id) => options.get(id) ?? 'empty');
  return {
    verdict: verdicts.includes('empty') ? 'empty' : verdicts.includes('wrong') ? 'wrong' : 'right',
    isEdited: columns.some((id) => chosen.has(id)),
    isChosen: (asked) => typeof asked === 'number' && chosen.has(columnOption(number, asked)),
  };
}
