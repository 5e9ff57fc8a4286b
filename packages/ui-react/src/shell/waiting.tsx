import { Spinner, chakra } from '@chakra-ui/react';
import { useTexts } from '../language/index.ts';

/** A loading indicator. Nothing is announced if loading takes less than 150 ms. */
export function Waiting() {
  const { t } = useTexts('shell');
  return (
    <chakra.div
      role="status"
      display="flex"
      justifyContent="center"
      py="16"
      animation="fade-in 200ms 150ms both"
      color="fg.muted"
    >
      <Spinner size="lg" color="brand.solid" />
      <chakra.span srOnly>{t('loading')}</chakra.span>
    </chakra.div>
  );
}
