import { Button } from '@chakra-ui/react';
import { useTexts } from '../language/index.ts';
import { AppLink, LostCurve, Message } from '../shell/index.ts';

/** There is no course at the path of the address (specification 000 §8). */
export function UnknownCourse({ path, courseHref }: { readonly path: string; readonly courseHref: string }) {
  const { t } = useTexts('course');
  return (
    <Message picture={<LostCurve />} title={t('unknownCourse.title')} text={t('unknownCourse.text', { path })}>
      <Button asChild variant="outline">
        <AppLink unstyled href={courseHref}>
          {t('contents')}
        </AppLink>
      </Button>
    </Message>
  );
}

/**
 * The course has no such lesson. Whether the platform has such a document besides is told to nobody who may not read it;
 * guests may log in to find out, with `onLogin`.
 */
export function UnknownLesson({ onLogin }: { readonly onLogin: (() => void) | undefined }) {
  const { t } = useTexts('course');
  const { t: ofShell } = useTexts('shell');
  return (
    <Message
      picture={<LostCurve />}
      title={t('unknownLesson.title')}
      text={t(onLogin ? 'unknownLesson.forGuests' : 'unknownLesson.text')}
    >
      {onLogin && <Button onClick={onLogin}>{ofShell('login')}</Button>}
    </Message>
  );
}
