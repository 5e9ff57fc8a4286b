import { Box } from '@chakra-ui/react';
import type { Remark } from '@lemma/core/judgement';
import { Suspense, type ReactNode } from 'react';
import { useTexts } from '../language/index.ts';
import { lateView } from '../shell/index.ts';
import type { UnreadableReasonProps } from './unreadable-reason.tsx';
import { useRemarkText } from './use-remark-text.ts';

/** It needs the reader of what is typed, which is not loaded with the page. */
const UnreadableReason = lateView(async () => (await import('./unreadable-reason.tsx')).UnreadableReason);

interface AnswerLineProps {
  /** If missing, it is not shown. */
  readonly solution: ReactNode;
  readonly remark?: Remark | undefined;
  /** The id of the sentence for the remark. */
  readonly remarkId?: string;
  /** An answer that was judged to be unreadable: the reason is told. */
  readonly unreadable?: Omit<UnreadableReasonProps, 'id'> | undefined;
  readonly children: ReactNode;
}

/** The fields of an answer, its verdict, and its solution after both; below, a remark or why it cannot be read. */
export function AnswerLine({ solution, remark, remarkId, unreadable, children }: AnswerLineProps) {
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
      {unreadable !== undefined && (
        <Suspense fallback={null}>
          <UnreadableReason id={remarkId} {...unreadable} />
        </Suspense>
      )}
    </Box>
  );
}
