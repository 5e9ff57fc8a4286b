import { Button } from '@chakra-ui/react';
import { useTexts } from '../language/index.ts';
import { Message } from './error-pages.tsx';
import { ClosedInterval } from './pictures.tsx';

/** The session is unknown, because the identity service does not answer. */
export function IdentityUnavailable({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTexts('shell');
  return (
    <Message picture={<ClosedInterval />} title={t('identityUnavailable.title')} text={t('identityUnavailable.text')}>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </Message>
  );
}
