import { Box } from '@chakra-ui/react';
import { isUnfilled, readingOf, withEmptyFilled, type Asked } from '@lemma/core/judgement';
import { useTexts } from '../language/index.ts';
import { useFailureText } from './failure-view.tsx';

export interface UnreadableReasonProps {
  readonly id?: string | undefined;
  /** The answer as typed, with all of its fields. */
  readonly text: string;
  readonly asked: Asked;
}

/** Why an answer that was checked cannot be read, whichever field has the focus; or that a part of it is missing. */
export function UnreadableReason({ id, text, asked }: UnreadableReasonProps) {
  const { t, language } = useTexts('answer');
  const failureText = useFailureText();
  const isWhole = asked.type === 'end' || asked.type === 'condition' || !isUnfilled(text, asked.type);
  const written = asked.type === 'end' || asked.type === 'condition' ? text : withEmptyFilled(text, asked.type);
  const read = readingOf(written, asked);
  const reason = read?.ok === false ? failureText(read.failure, written) : isWhole ? undefined : t('partMissing');
  if (reason === undefined) return null;
  return (
    <Box as="span" lang={language} {...(id !== undefined && { id })} flexBasis="100%" color="orange.fg" fontSize="sm">
      {reason}
    </Box>
  );
}
