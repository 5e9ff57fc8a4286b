import { Box, Input } from '@chakra-ui/react';
import type { ProblemAnswer } from '@lemma/core/document';
import { use } from 'react';
import { ValuesContext } from '../inline/index.ts';
import { useTexts } from '../language/index.ts';
import { PageReadingContext } from './page-reading.ts';

interface AnswerFieldProps {
  /** Of the answer in its question, from 1. */
  readonly number: number;
  readonly answer: ProblemAnswer;
  readonly solutionShown: boolean;
}

/** Where the learner writes an answer; beside it, on demand, what it should have been. */
export function AnswerField({ number, answer, solutionShown }: AnswerFieldProps) {
  const { t } = useTexts('document');
  const { interactive } = use(PageReadingContext);
  const values = use(ValuesContext);
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
        aria-label={t('answer', { number })}
        readOnly={!interactive}
      />
      {solutionShown && (
        <Box as="span" ms="2" color="green.fg" fontWeight="semibold">
          {t('solution', { solution })}
        </Box>
      )}
    </Box>
  );
}
