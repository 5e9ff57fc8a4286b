import type { OpenedProblem, ProblemState, ProblemStore } from '@lemma/core/problem';
import { useCallback } from 'react';
import { BlockOfOneQuestion, DocumentView, OneQuestionContext } from '../document/index.ts';
import { useAnswers } from '../preview/index.ts';
import { ChangedElsewhere } from './changed-elsewhere.tsx';

interface TaskViewProps {
  readonly store: ProblemStore;
  readonly state: ProblemState;
  readonly problem: OpenedProblem;
  /** The number of the question that is worked on; without one, only what stands around the questions is shown. */
  readonly question: number | undefined;
  readonly annotations: boolean;
  readonly titleAs?: 'h1' | 'h2';
}

/** The page of a game with one of its questions. The others stay out of sight, with what was typed in them. */
export function TaskView({ store, state, problem, question, annotations, titleAs = 'h1' }: TaskViewProps) {
  const { document, seed, attempt, standing } = problem;
  const shelf = useAnswers(`problem/${attempt}`);
  const aside = useCallback((key: string) => <ChangedElsewhere store={store} answerKey={key} />, [store]);
  return (
    <OneQuestionContext value={question}>
      <DocumentView
        key={`${attempt}/${String(state.revision)}`}
        document={document}
        seed={seed}
        annotations={annotations}
        interactive={standing.isEditable && state.doing !== 'playing'}
        solutions="never"
        answers={shelf}
        problemAnswers={store.answers}
        aside={aside}
        titleAs={titleAs}
        blockView={BlockOfOneQuestion}
      />
    </OneQuestionContext>
  );
}
