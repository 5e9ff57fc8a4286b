import type { ProblemQuestion, Quickcheck } from '@lemma/core/document';
import { select, untouchedQuickcheck } from '@lemma/core/quickcheck';
import { use, useId, useState } from 'react';
import { InlineView, nameOf, ValuesContext } from '../inline/index.ts';
import { ChoiceView } from '../quickcheck/index.ts';
import { PageReadingContext } from './page-reading.ts';

interface QuestionChoicesProps {
  readonly question: ProblemQuestion;
  readonly solutionShown: boolean;
}

/** The choices of a question; they are chosen as in a quick check, but not judged here. */
export function QuestionChoices({ question, solutionShown }: QuestionChoicesProps) {
  const { interactive } = use(PageReadingContext);
  const [state, setState] = useState(untouchedQuickcheck);
  const values = use(ValuesContext);
  const name = useId();
  const type: Quickcheck['type'] = question.type === 'mc.unique' ? 'mc.unique' : 'mc.multiple';
  return question.choices.map((choice) => (
    <ChoiceView
      key={choice.id}
      type={type === 'mc.unique' ? 'radio' : 'checkbox'}
      name={name}
      selected={state.selected.has(choice.id)}
      mark={undefined}
      solution={solutionShown && choice.correct}
      disabled={!interactive}
      label={nameOf(choice.content, values)}
      onSelect={() => setState(select(state, type, choice.id))}
    >
      <InlineView content={choice.content} />
    </ChoiceView>
  ));
}
