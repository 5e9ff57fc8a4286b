import { Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { useTexts } from '../language/index.ts';

/** Stands for rows that are loading; they mostly arrive before it is seen. */
export function RowsToCome({ height }: { readonly height: string }) {
  const { t } = useTexts('learner');
  return (
    <Stack gap="2" animation="fade-in 200ms 150ms both">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height={height} borderRadius="l2" />
      ))}
    </Stack>
  );
}
