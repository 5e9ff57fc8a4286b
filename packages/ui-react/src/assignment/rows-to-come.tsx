import { Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { useTexts } from '../language/index.ts';

/** Stands for what is loading; it mostly arrives before this is seen. */
export function RowsToCome() {
  const { t } = useTexts('assignment');
  return (
    <Stack gap="2" animation="fade-in 200ms 150ms both">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height="14" borderRadius="l2" />
      ))}
    </Stack>
  );
}
