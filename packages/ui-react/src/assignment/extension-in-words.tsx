import { Stack, Text } from '@chakra-ui/react';
import type { TimeExtension } from '@lemma/core/assignment';
import { percentIn } from '@lemma/core/language';
import { useDates, useTexts } from '../language/index.ts';

interface ExtensionInWordsProps {
  readonly extension: TimeExtension;
  /** Who has granted it. */
  readonly by?: string;
}

/** What an extension gives, by whom and why. */
export function ExtensionInWords({ extension, by }: ExtensionInWordsProps) {
  const { t, language } = useTexts('assignment');
  const times = useDates();
  const { deadline, extraShare, reason } = extension;
  const gives = [
    ...(deadline === undefined ? [] : [t('extendedUntil', { date: times.dayAndTime(deadline) })]),
    ...(extraShare === undefined ? [] : [t('extendedBy', { share: percentIn(language, extraShare) })]),
  ];
  const from = [...(by === undefined ? [] : [t('grantedBy', { name: by })]), ...(reason === '' ? [] : [reason])];
  return (
    <Stack as="span" gap="0" minW="0" whiteSpace="normal">
      <span>{gives.join(', ')}</span>
      {from.length > 0 && (
        <Text as="span" color="fg.muted" fontSize="sm" wordBreak="break-word">
          {from.join(': ')}
        </Text>
      )}
    </Stack>
  );
}
