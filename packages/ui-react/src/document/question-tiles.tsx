import type { ProblemQuestion } from '@lemma/core/document';
import { rightIf } from '@lemma/core/judgement';
import { placeKey } from '@lemma/core/mathlet';
import { questionState, type QuestionState } from '@lemma/core/problem';
import type { Placement } from '@lemma/core/tile-board';
import { use, type ReactNode } from 'react';
import { Mark, WithTiles } from '../answer/index.ts';
import { CorrectionContext, PageProblemContext, SubtasksContext } from './page-problem.ts';
import { PageReadingContext } from './page-reading.ts';

interface QuestionTilesProps {
  readonly question: ProblemQuestion;
  /** Of the question in the document. */
  readonly number: number;
  readonly children: ReactNode;
}

/** A question with the board for its tiles, if it has any: not after the deadline, and not once it is right. */
export function QuestionTiles({ question, number, children }: QuestionTilesProps) {
  const problem = use(PageProblemContext);
  if (problem === undefined) throw new Error('Tiles need a page with their question around them');
  const { interactive } = use(PageReadingContext);
  const isRight = use(SubtasksContext)?.get(number)?.isRight === true;
  const { answers } = problem;
  const keyOf = (place: number) => placeKey({ question: number, answer: place });
  return (
    <WithTiles
      tiles={question.tiles}
      count={question.answers.length}
      readOnly={!interactive || isRight}
      texts={() => question.answers.map((_, index) => answers.state.get(keyOf(index + 1))?.text ?? '')}
      give={(changed: Placement) =>
        answers.give(new Map([...changed].map(([place, tile]) => [keyOf(place), { text: tile }])))
      }
    >
      {children}
    </WithTiles>
  );
}

/** Whether a question with tiles is right, as far as it is known. */
export function TilesMark({ question, number }: Omit<QuestionTilesProps, 'children'>) {
  const correction = use(CorrectionContext)?.get(number);
  const subtask = use(SubtasksContext)?.get(number);
  const verdict = correction === undefined ? subtask?.isRight : marks[questionState(correction)];
  if (question.tiles.length === 0 || verdict === undefined) return null;
  return <Mark verdict={rightIf(verdict)} />;
}

/** Whether a question is marked as right or not; undefined where the verdict is neither. */
const marks: Readonly<Record<QuestionState, boolean | undefined>> = {
  right: true,
  follows: true,
  partly: false,
  wrong: false,
  soFar: undefined,
  undecided: undefined,
  unmarked: undefined,
  unreadable: undefined,
  empty: undefined,
};
