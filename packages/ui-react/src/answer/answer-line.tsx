import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTexts } from '../language/index.ts';

interface AnswerLineProps {
  /** If missing, it is not shown. */
  readonly solution: string | undefined;
  readonly children: ReactNode;
}

/** The fields of an answer, its verdict, and its solution after both. */
export function AnswerLine({ solution, children }: AnswerLineProps) {
  const { t, language } = useTexts('quickcheck');
  return (
    <Box as="span" lang={language} display="inline-flex" flexWrap="wrap" alignItems="center" gap="2" maxWidth="100%">
      {children}
      {solution !== undefined && (
        <Box as="span" color="green.fg" fontWeight="semibold">
          {t('solutionIs', { solution })}
        </Box>
      )}
    </Box>
  );
}
