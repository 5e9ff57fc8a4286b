import { Button } from '@chakra-ui/react';
import { useTexts } from '../language/index.ts';
import { Message } from './error-pages.tsx';
import { ClosedInterval } from './pictures.tsx';

/** Nobody can tell who is in front of the screen: the identity service does not answer. */
export function IdentityUnavailable({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTexts('shell');
  return (
    <Message picture={<ClosedInterval />} title={t('identityUnavailable.title')} text={t('identityUnavailable.text')}>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </Message>
  );
}
