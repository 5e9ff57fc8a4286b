import { Button, Stack, Text, chakra } from '@chakra-ui/react';
import type { CustomisationPreviewFailure, CustomisationSaveFailure } from '@lemma/core/customisation';
import { useTexts } from '../language/index.ts';
import { detailOf, useFailureText } from './failure-text.ts';

interface FailureDetailProps {
  readonly failure: CustomisationSaveFailure | CustomisationPreviewFailure;
  readonly onGoTo: (line: number) => void;
}

/** Why a source was refused, in words of the reader; with the server's message and its line (specification 000 §8). */
export function FailureDetail({ failure, onGoTo }: FailureDetailProps) {
  const { t } = useTexts('customisation');
  const textOf = useFailureText();
  const detail = detailOf(failure);
  const line = detail?.line;
  return (
    <Stack gap="3" align="flex-start">
      <Text>{textOf(failure, t('failures.unavailable'))}</Text>
      {detail !== undefined && (
        <Text wordBreak="break-word">
          {line !== undefined && <strong>{t('failure.compilationErrorInLine', { line })} </strong>}
          <chakra.code lang="en" fontSize="sm">
            {detail.message}
          </chakra.code>
        </Text>
      )}
      {line !== undefined && (
        <Button size="sm" variant="outline" onClick={() => onGoTo(line)}>
          {t('failure.goTo', { line })}
        </Button>
      )}
    </Stack>
  );
}
