import { Alert } from '@chakra-ui/react';
import { percentIn } from '@lemma/core/language';
import { useTexts } from '../language/index.ts';

/** What was saved last came late and was accepted: so much of its points counts. `credit`: 0 to 1. */
export function LateCreditNotice({ credit }: { readonly credit: number }) {
  const { t, language } = useTexts('deadline');
  return (
    <Alert.Root status="info" lang={language}>
      <Alert.Indicator />
      <Alert.Title>{t('lateCounts', { share: percentIn(language, credit) })}</Alert.Title>
    </Alert.Root>
  );
}
