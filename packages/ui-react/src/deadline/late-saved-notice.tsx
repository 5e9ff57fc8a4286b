import { Alert } from '@chakra-ui/react';
import { useTexts } from '../language/index.ts';

/** Something was saved late, and nobody has accepted it yet. `at`: ISO 8601. */
export function LateSavedNotice({ at }: { readonly at: string }) {
  const { t, language } = useTexts('deadline');
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Alert.Root status="warning" role="status">
      <Alert.Indicator />
      <Alert.Title>{t('lateSaved', { date: date.format(new Date(at)) })}</Alert.Title>
    </Alert.Root>
  );
}
