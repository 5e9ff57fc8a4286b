import { Box, Input } from '@chakra-ui/react';
import type { ProblemAnswer } from '@lemma/core/document';
import { writesDecimalComma, type Language } from '@lemma/core/language';
import { placeKey, type AnswerPlace } from '@lemma/core/mathlet';
import { use } from 'react';
import { useStore } from '../binding/index.ts';
import { ValuesContext } from '../inline/index.ts';
import { useTexts } from '../language/index.ts';
import { PageProblemContext } from './page-problem.ts';
import { PageReadingContext } from './page-reading.ts';

interface AnswerFieldProps {
  readonly place: AnswerPlace;
  readonly answer: ProblemAnswer;
  readonly solutionShown: boolean;
}

/**
 * Where the learner writes an answer, or sees what a figure answers; beside it, on demand, what it should have been. The
 * page keeps what is written.
 */
export function AnswerField({ place, answer, solutionShown }: AnswerFieldProps) {
  const problem = use(PageProblemContext);
  if (problem === undefined) throw new Error('AnswerField needs a page with its question around it');
  const { t } = useTexts('document');
  const { interactive, language } = use(PageReadingContext);
  const values = use(ValuesContext);
  const { mathlet, answeredInFigures } = problem;
  const kept = useStore(mathlet).get(placeKey(place));
  const isInFigure = answeredInFigures.has(placeKey(place));
  const solution = values?.show({ name: answer.solution.text.trim() })?.text ?? answer.solution.text;
  return (
    <Box as="span" whiteSpace="nowrap">
      <Input
        size="sm"
        width="9rem"
        display="inline-block"
        verticalAlign="baseline"
        autoComplete="off"
        spellCheck={false}
        variant={isInFigure ? 'subtle' : 'outline'}
        aria-label={t(isInFigure ? 'answerOfFigure' : 'answer', { number: place.answer })}
        placeholder={isInFigure ? t('inFigure') : undefined}
        readOnly={!interactive || isInFigure}
        value={kept?.moved ? inLanguage(kept.text, language) : (kept?.text ?? '')}
        onChange={(event) => mathlet.write(place, event.target.value)}
      />
      {solutionShown && (
        <Box as="span" ms="2" color="green.fg" fontWeight="semibold">
          {t('solution', { solution })}
        </Box>
      )}
    </Box>
  );
}

/** What a figure says, as it would be typed in the language of the page. */
function inLanguage(text: string, language: Language): string {
  return writesDecimalComma(language) ? text.replace(/(\d)\.(\d)/g, '$1,$2') : text;
}
