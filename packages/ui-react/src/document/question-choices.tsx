import type { Choice, ChoiceMatrix, ProblemQuestion } from '@lemma/core/document';
import { answerKeyText, optionsIn, optionsText } from '@lemma/core/problem';
import {
  columnOption,
  select,
  selectAmong,
  untouchedQuickcheck,
  yesNoOptions,
  type QuickcheckState,
} from '@lemma/core/quickcheck';
import { use } from 'react';
import { useStore } from '../binding/index.ts';
import { ValuesContext } from '../inline/index.ts';
import { QuickcheckOptions } from '../quickcheck/index.ts';
import { AnswerAsideContext, CorrectionContext, PageProblemContext } from './page-problem.ts';
import { PageReadingContext } from './page-reading.ts';

interface QuestionChoicesProps {
  readonly question: ProblemQuestion;
  /** Of the question in the document. */
  readonly number: number;
  readonly solutionShown: boolean;
}

/** The choices of a question; selected as in a quick check, and judged only in a correction. */
export function QuestionChoices({ question, number, solutionShown }: QuestionChoicesProps) {
  const problem = use(PageProblemContext);
  if (problem === undefined) throw new Error('QuestionChoices needs a page with its question around it');
  const { answers } = problem;
  const { interactive, seed } = use(PageReadingContext);
  const values = use(ValuesContext);
  const correction = use(CorrectionContext)?.get(number);
  const aside = use(AnswerAsideContext);
  const key = answerKeyText({ kind: 'options', question: number });
  const given = useStore(answers, (all) => all.get(key)?.text);
  const right = correction === undefined || correction.rightOptions.length === 0 ? undefined : correction.rightOptions;
  const state: QuickcheckState = {
    ...untouchedQuickcheck,
    selected: optionsIn(given ?? ''),
    solutionShown: solutionShown || right !== undefined,
  };
  const isCorrect = ({ id, condition, correct }: Choice) => {
    if (right !== undefined)
      return right.includes(question.type === 'mc.yesno' ? yesNoOptions({ id, correct })[0].id : id);
    return condition === undefined ? correct : values?.holds(condition) === true;
  };
  const give = ({ selected }: QuickcheckState) => answers.give(new Map([[key, { text: optionsText(selected) }]]));
  if (question.choices.length === 0 && question.choiceMatrix === undefined) return null;
  return (
    <>
      <QuickcheckOptions
        question={right === undefined ? question : withSolution(question, right)}
        seed={seed}
        state={state}
        isCorrect={isCorrect}
        marks={correction === undefined || correction.options.size === 0 ? undefined : correction.options}
        disabled={!interactive}
        onChoose={(choice) => give(select(state, question.type, choice))}
        onChooseAmong={(option, group) =>
          give(group.length === 0 ? select(state, 'mc.multiple', option) : selectAmong(state, option, group))
        }
      />
      {aside?.(key)}
    </>
  );
}

/** The question with the solution of its matrix, which a learner’s document does not have. */
function withSolution(question: ProblemQuestion, right: readonly string[]): ProblemQuestion {
  const { choiceMatrix } = question;
  return choiceMatrix === undefined ? question : { ...question, choiceMatrix: solved(choiceMatrix, right) };
}

function solved(matrix: ChoiceMatrix, right: readonly string[]): ChoiceMatrix {
  const columns = matrix.columns.map((_, index) => index + 1);
  const rows = matrix.rows.map((row, index) => ({
    ...row,
    correct: columns.filter((column) => right.includes(columnOption(index + 1, column))),
  }));
  return { ...matrix, rows };
}
