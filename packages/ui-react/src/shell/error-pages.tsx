import { Button, Heading, Text, chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useTexts } from '../language/index.ts';
import { AppLink } from './navigation.tsx';
import { ClosedInterval, LostCurve } from './pictures.tsx';

/** No such page. */
export function NotFoundPage() {
  const { t } = useTexts('shell');
  return (
    <Message picture={<LostCurve />} title={t('notFound.title')} text={t('notFound.text')}>
      <BackToStart />
    </Message>
  );
}

/** The page requires signing in. */
export function NotAuthorizedPage({ onLogin }: { readonly onLogin: () => void }) {
  const { t } = useTexts('shell');
  return (
    <Message picture={<ClosedInterval />} title={t('notAuthorized.title')} text={t('notAuthorized.text')}>
      <Button onClick={onLogin}>{t('login')}</Button>
    </Message>
  );
}

/** The page requires a role this user does not have; for pages with problems the reason is known. */
export function ForbiddenPage({ isForTeaching }: { readonly isForTeaching: boolean }) {
  const { t } = useTexts('shell');
  const text = t(isForTeaching ? 'forbidden.teaching' : 'forbidden.text');
  return (
    <Message picture={<ClosedInterval />} title={t('forbidden.title')} text={text}>
      <BackToStart />
    </Message>
  );
}

interface SomethingWrongPageProps {
  readonly onRetry?: () => void;
  /** Leads to the page before, where readers go from page to page; otherwise the way is back to the start. */
  readonly onBack?: (() => void) | undefined;
}

/** An unexpected error (specification 000 §2). */
export function SomethingWrongPage({ onRetry, onBack }: SomethingWrongPageProps) {
  const { t } = useTexts('shell');
  return (
    <Message picture={<LostCurve />} title={t('somethingWrong.title')} text={t('somethingWrong.text')}>
      {onRetry && <Button onClick={onRetry}>{t('retry')}</Button>}
      {onBack === undefined ? (
        <BackToStart />
      ) : (
        <Button variant="outline" onClick={onBack}>
          {t('backToPrevious')}
        </Button>
      )}
    </Message>
  );
}

/** The page could not be loaded, because the platform is unreachable. It retries by itself when the network returns. */
export function LostConnectionPage({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTexts('shell');
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const again = () => retry();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  return (
    <Message picture={<LostCurve />} title={t('lostConnection.title')} text={t('lostConnection.text')}>
      <Button onClick={onRetry}>{t('retry')}</Button>
      <BackToStart />
    </Message>
  );
}

/** A picture, what happened, and what to do now. */
export function Message(props: {
  readonly picture: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  return (
    <chakra.section display="flex" flexDirection="column" alignItems="center" textAlign="center" gap="4" py="12">
      {props.picture}
      <Heading as="h1" size="2xl">
        {props.title}
      </Heading>
      <Text color="fg.muted" maxW="prose">
        {props.text}
      </Text>
      <chakra.div display="flex" gap="3" flexWrap="wrap" justifyContent="center">
        {props.children}
      </chakra.div>
    </chakra.section>
  );
}

function BackToStart() {
  const { t } = useTexts('shell');
  return (
    <Button asChild variant="outline">
      <AppLink unstyled href="/">
        {t('backToStart')}
      </AppLink>
    </Button>
  );
}
