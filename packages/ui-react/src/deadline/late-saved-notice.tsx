import { Alert } from '@chakra-ui/react';
import { useDates, useTexts } from '../language/index.ts';

/** Something was saved late, and nobody has accepted it yet. `at`: ISO 8601. */
export function LateSavedNotice({ at }: { readonly at: string }) {
  const { t } = useTexts('deadline');
  const dates = useDates();
  return (
    <Alert.Root status="warning" role="status">
      <Alert.Indicator />
      <Alert.Title>{t('lateSaved', { date: dates.dayAndTime(at) })}</Alert.Title>
    </Alert.Root>
  );
}
