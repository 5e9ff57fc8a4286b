import type { Choice, ProblemQuestion } from '@lemma/core/document';
import { answerKeyText, optionsIn, optionsText } from '@lemma/core/problem';
import { select, selectAmong, untouchedQuickcheck, type QuickcheckState } from '@lemma/core/quickcheck';
import { use } from 'react';
import { useStore } from '../binding/index.ts';
import { ValuesContext } from '../inline/index.ts';
import { QuickcheckOptions } from '../quickcheck/index.ts';
import { PageProblemContext } from './page-problem.ts';
import { PageReadingContext } from './page-reading.ts';

interface QuestionChoicesProps {
  readonly question: ProblemQuestion;
  /** Of the question in the document. */
  readonly number: number;
  readonly solutionShown: boolean;
}

/** The choices of a question; selected as in a quick check, but not judged here. */
export function QuestionChoices({ question, number, solutionShown }: QuestionChoicesProps) {
  const problem = use(PageProblemContext);
  if (problem === undefined) throw new Error('QuestionChoices needs a page with its question around it');
  const { answers } = problem;
  const { interactive, seed } = use(PageReadingContext);
  const values = use(ValuesContext);
  const key = answerKeyText({ kind: 'options', question: number });
  const given = useStore(answers, (all) => all.get(key)?.text);
  const state: QuickcheckState = { ...untouchedQuickcheck, selected: optionsIn(given ?? ''), solutionShown };
  const isCorrect = ({ condition, correct }: Choice) =>
    condition === undefined ? correct : values?.holds(condition) === true;
  const give = ({ selected }: QuickcheckState) => answers.give(new Map([[key, { text: optionsText(selected) }]]));
  return (
    <QuickcheckOptions
      question={question}
      seed={seed}
      state={state}
      isCorrect={isCorrect}
      marks={undefined}
      disabled={!interactive}
      onChoose={(choice) => give(select(state, question.type, choice))}
      onChooseAmong={(option, group) =>
        give(group.length === 0 ? select(state, 'mc.multiple', option) : selectAmong(state, option, group))
      }
    />
  );
}
