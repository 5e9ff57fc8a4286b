import { askedOf, printSolution } from '@lemma/core/judgement';
import type { Answer, Tile } from '@lemma/core/document';
import { writesDecimalComma, type Language } from '@lemma/core/language';
import { placeKey, type AnswerPlace } from '@lemma/core/mathlet';
import { answerState, type FieldState } from '@lemma/core/problem';
import { use } from 'react';
import { AnswerInput, AnswerLine, JudgingContext, shapeOf, SolutionView } from '../answer/index.ts';
import { useStore } from '../binding/index.ts';
import { usePageLanguage, useTexts } from '../language/index.ts';
import { AnswerCorrection } from './answer-correction.tsx';
import { AnswerVerdict } from './answer-verdict.tsx';
import { CodeAnswerField } from './code-answer-field.tsx';
import { AnswerAsideContext, CorrectionContext, PageProblemContext } from './page-problem.ts';
import { PageReadingContext } from './page-reading.ts';

interface AnswerFieldProps {
  readonly place: AnswerPlace;
  /** The label of the field. */
  readonly name: string;
  readonly answer: Answer;
  readonly tiles: readonly Tile[];
  readonly solutionShown: boolean;
}

/** An input for an answer, or the answer given by a figure, with its solution on demand. The page stores the input. */
export function AnswerField({ place, name, answer, tiles, solutionShown }: AnswerFieldProps) {
  const problem = use(PageProblemContext);
  if (problem === undefined) throw new Error('AnswerField needs a page with its question around it');
  const { t } = useTexts('document');
  const { interactive } = use(PageReadingContext);
  const language = usePageLanguage();
  const judging = use(JudgingContext);
  const { answers, answeredInFigures } = problem;
  const key = placeKey(place);
  const given = useStore(answers, (all) => all.get(key));
  const isInFigure = answeredInFigures.has(key);
  const correction = use(CorrectionContext)?.get(place.question)?.answers[place.answer - 1];
  const aside = use(AnswerAsideContext);
  if (answer.fragment !== undefined)
    return (
      <CodeAnswerField
        place={place}
        name={name}
        fragment={answer.fragment}
        solution={correction?.solution ?? (solutionShown ? answer.solution.text : undefined)}
      />
    );
  const shape = shapeOf(answer, place.answer, tiles, judging);
  const asked = judging && askedOf(answer, judging);
  const ownSolution = () => (judging && printSolution(answer, judging)) || answer.solution.text;
  const solution = correction?.solution ?? (solutionShown ? ownSolution() : undefined);
  const shown = given?.moved ? inLanguage(given.text, language) : (given?.text ?? '');
  return (
    <>
      <AnswerLine
        solution={solution === undefined ? undefined : <SolutionView text={solution} shape={shape} asked={asked} />}
        unreadable={correction?.verdict === 'invalid' && asked && !isInFigure ? { text: shown, asked } : undefined}
      >
        <AnswerInput
          shape={isInFigure ? { kind: 'line' } : shape}
          label={isInFigure ? t('answerOfFigure', { number: place.answer }) : name}
          placeholder={isInFigure ? t('inFigure') : undefined}
          readOnly={!interactive || isInFigure}
          value={shown}
          onChange={(text) => answers.give(new Map([[key, { text }]]))}
          asked={isInFigure ? undefined : asked}
          invalid={correction !== undefined && isMissed(answerState(correction))}
        />
        {correction && <AnswerVerdict correction={correction} />}
      </AnswerLine>
      {correction && <AnswerCorrection correction={correction} />}
      {aside?.(key)}
    </>
  );
}

/** Whether a field is marked as not right. */
function isMissed(state: FieldState): boolean {
  switch (state) {
    case 'right':
    case 'follows':
    case 'ambiguous':
    case 'undecided':
    case 'unmarked':
    case 'read':
      return false;
    case 'partly':
    case 'wrong':
    case 'unreadable':
    case 'empty':
      return true;
  }
}

/** The answer of a figure, as it would be typed in the language of the page. */
function inLanguage(text: string, language: Language): string {
  return writesDecimalComma(language) ? text.replace(/(\d)\.(\d)/g, '$1,$2') : text;
}
