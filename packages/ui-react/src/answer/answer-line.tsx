import { Box } from '@chakra-ui/react';
import type { Remark } from '@lemma/core/judgement';
import type { ReactNode } from 'react';
import { useTexts } from '../language/index.ts';
import { useRemarkText } from './use-remark-text.ts';

interface AnswerLineProps {
  /** If missing, it is not shown. */
  readonly solution: ReactNode;
  readonly remark?: Remark | undefined;
  /** The id of the sentence for the remark. */
  readonly remarkId?: string;
  readonly children: ReactNode;
}

/** The fields of an answer, its verdict, and its solution after both; below, a remark. */
export function AnswerLine({ solution, remark, remarkId, children }: AnswerLineProps) {
  const { t, language } = useTexts('quickcheck');
  const remarkText = useRemarkText();
  return (
    <Box as="span" lang={language} display="inline-flex" flexWrap="wrap" alignItems="center" gap="2" maxWidth="100%">
      {/* The text before a matrix of fields is level with its middle, not with its first row. */}
      <Box as="span" aria-hidden="true" width="0" marginEnd="-2">
        &#8203;
      </Box>
      {children}
      {solution !== undefined && (
        <Box as="span" color="green.fg" fontWeight="semibold">
          {t('solutionIs', { solution: '' }).trim()} {solution}
        </Box>
      )}
      {remark !== undefined && (
        <Box
          as="span"
          {...(remarkId !== undefined && { id: remarkId })}
          flexBasis="100%"
          color="orange.fg"
          fontSize="sm"
        >
          {remarkText(remark)}
        </Box>
      )}
    </Box>
  );
}
