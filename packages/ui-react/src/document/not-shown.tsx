import { Alert } from '@chakra-ui/react';
import { useTexts } from '../language/index.ts';

/** "A non-convertible tex fragment shows an error alert with the question number" (specification 002 §8.2). */
export function NotShown({ question }: { readonly question: number }) {
  const { t, language } = useTexts('document');
  return (
    <Alert.Root status="error" role="alert" lang={language} my="6">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{t('broken.question', { number: question })}</Alert.Title>
        <Alert.Description>{t('broken.notMarked')}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
