import { Alert, Button, HStack, chakra } from '@chakra-ui/react';
import type { Language } from '@lemma/core/language';
import { isPlatformFailure, type NoAnswer } from '@lemma/core/platform';
import type { PreviewFailure } from '@lemma/core/preview';
import { tokens } from '@lemma/core/tokens';
import type { ReactNode } from 'react';
import { useService, useStore } from '../binding/index.ts';
import { useNoAnswerText, useTexts } from '../language/index.ts';
import { NotAuthorizedPage } from '../shell/index.ts';
import { LanguageLinks } from './language-links.tsx';

/** What a reader was looking for, so that what is missing is called by its name (specification 000 §8). */
export type SoughtDocument = 'document' | 'article' | 'problem';

const missingTitles = {
  document: 'title',
  article: 'titleOfArticle',
  problem: 'titleOfProblem',
} as const satisfies Readonly<Record<SoughtDocument, string>>;

interface PreviewFailureNoticeProps {
  readonly failure: PreviewFailure;
  /** Default a document of any kind. */
  readonly sought?: SoughtDocument | undefined;
  readonly languageHref: (language: Language) => string;
  readonly onRetry: () => void;
  /** How a guest signs in, if the page is open to guests. */
  readonly onLogin?: (() => void) | undefined;
  /** The heading level of what is told, if it stands for the title of the page. */
  readonly titleAs?: 'h1' | 'h2' | undefined;
  /** Further help. */
  readonly children?: ReactNode;
}

/** Explains why a document cannot be shown, and what can be done about it. */
export function PreviewFailureNotice({
  failure,
  sought = 'document',
  languageHref,
  onRetry,
  onLogin,
  titleAs,
  children,
}: PreviewFailureNoticeProps) {
  const { t } = useTexts('preview');
  const noAnswer = useNoAnswerText();
  const isGuest = useStore(useService(tokens.session), ({ kind }) => kind !== 'user');
  if (failure.kind === 'forbidden' && isGuest && onLogin !== undefined) return <NotAuthorizedPage onLogin={onLogin} />;
  const title =
    failure.kind === 'notFound'
      ? t(`failures.notFound.${missingTitles[sought]}`)
      : isAnswered(failure)
        ? t(`failures.${failure.kind}.title`)
        : t(`failures.unavailable.${missingTitles[sought]}`);
  const languages = failure.kind === 'notFound' ? failure.languages : [];
  return (
    <Alert.Root status={failure.kind === 'forbidden' ? 'warning' : 'error'} role="alert">
      <Alert.Indicator />
      <Alert.Content gap="3">
        <Alert.Title>{titleAs === undefined ? title : <chakra.h1 as={titleAs}>{title}</chakra.h1>}</Alert.Title>
        <Alert.Description>
          {languages.length > 0
            ? t('failures.notFound.otherLanguages')
            : isAnswered(failure)
              ? t(`failures.${failure.kind}.text`, failure.kind === 'invalidXml' ? { ...failure.position } : {})
              : noAnswer(failure, t('failures.unavailable.text'))}
        </Alert.Description>
        {/* Specification 000 §8: whoever cannot be helped by trying again tells the team. */}
        {isPlatformFailure(failure) && children !== undefined && (
          <Alert.Description>{t('failures.unavailable.help')}</Alert.Description>
        )}
        {languages.length > 0 && <LanguageLinks languages={languages} hrefOf={languageHref} />}
        <HStack gap="2" wrap="wrap">
          {!isAnswered(failure) && (
            <Button size="sm" variant="outline" onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
          {children}
        </HStack>
      </Alert.Content>
    </Alert.Root>
  );
}

/** Whether the server has answered as it should, so that retrying changes nothing. */
function isAnswered(failure: PreviewFailure): failure is Exclude<PreviewFailure, NoAnswer> {
  return failure.kind === 'notFound' || failure.kind === 'forbidden' || failure.kind === 'invalidXml';
}
