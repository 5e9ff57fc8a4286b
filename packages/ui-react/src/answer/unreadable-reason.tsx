import { Box } from '@chakra-ui/react';
import { readingOf, type Asked } from '@lemma/core/judgement';
import { useTexts } from '../language/index.ts';
import { useFailureText } from './failure-view.tsx';

export interface UnreadableReasonProps {
  readonly id?: string | undefined;
  /** The answer as typed, with all of its fields. */
  readonly text: string;
  readonly asked: Asked;
}

/** Why an answer that was checked cannot be read, whichever field has the focus. */
export function UnreadableReason({ id, text, asked }: UnreadableReasonProps) {
  const { language } = useTexts('answer');
  const failureText = useFailureText();
  const read = readingOf(text, asked);
  if (read?.ok !== false) return null;
  return (
    <Box as="span" lang={language} {...(id !== undefined && { id })} flexBasis="100%" color="orange.fg" fontSize="sm">
      {failureText(read.failure, text)}
    </Box>
  );
}
