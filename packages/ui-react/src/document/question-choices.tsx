import type { Choice, ProblemQuestion } from '@lemma/core/document';
import { select, selectAmong, untouchedQuickcheck } from '@lemma/core/quickcheck';
import { use, useState } from 'react';
import { ValuesContext } from '../inline/index.ts';
import { QuickcheckOptions } from '../quickcheck/index.ts';
import { PageReadingContext } from './page-reading.ts';

interface QuestionChoicesProps {
  readonly question: ProblemQuestion;
  readonly solutionShown: boolean;
}

/** The choices of a question; selected as in a quick check, but not judged here. */
export function QuestionChoices({ question, solutionShown }: QuestionChoicesProps) {
  const { interactive, seed } = use(PageReadingContext);
  const [state, setState] = useState(untouchedQuickcheck);
  const values = use(ValuesContext);
  const isCorrect = ({ condition, correct }: Choice) =>
    condition === undefined ? correct : values?.holds(condition) === true;
  return (
    <QuickcheckOptions
      asked={question}
      seed={seed}
      state={{ ...state, solutionShown }}
      isCorrect={isCorrect}
      marks={undefined}
      disabled={!interactive}
      onChoose={(choice) => setState(select(state, question.type, choice))}
      onChooseAmong={(option, group) =>
        setState(group.length === 0 ? select(state, 'mc.multiple', option) : selectAmong(state, option, group))
      }
    />
  );
}
