import { Alert, Button, HStack } from '@chakra-ui/react';
import type { Language } from '@lemma/core/language';
import type { ProblemNotShown, ProblemReference } from '@lemma/core/problem';
import { BeginPanel, OpensNotice } from '../deadline/index.ts';
import { useNoAnswerText, useTexts } from '../language/index.ts';
import { LanguageLinks } from '../preview/index.ts';
import { AppLink } from '../shell/index.ts';

interface ProblemFailureNoticeProps {
  readonly failure: ProblemNotShown;
  readonly reference: Pick<ProblemReference, 'path' | 'worksheet' | 'signedDeadline'>;
  /** The heading level of a title. */
  readonly titleAs?: 'h1' | 'h2' | undefined;
  readonly languageHref: (language: Language) => string;
  readonly onRetry: () => void;
}

/** Explains why a problem cannot be shown, with a way out. */
export function ProblemFailureNotice({
  failure,
  reference,
  titleAs,
  languageHref,
  onRetry,
}: ProblemFailureNoticeProps) {
  switch (failure.kind) {
    case 'notOpen':
      return <OpensNotice opens={failure.opens} onOpen={onRetry} />;
    case 'notBegun':
      return (
        <BeginPanel
          unbegun={failure.unbegun}
          worksheet={reference.worksheet ?? ''}
          signedDeadline={reference.signedDeadline}
          titleAs={titleAs}
          onOpen={onRetry}
        />
      );
    default:
      return <OtherFailure failure={failure} path={reference.path} languageHref={languageHref} onRetry={onRetry} />;
  }
}

interface OtherFailureProps extends Pick<ProblemFailureNoticeProps, 'languageHref' | 'onRetry'> {
  readonly failure: Exclude<ProblemNotShown, { readonly kind: 'notOpen' | 'notBegun' }>;
  readonly path: string;
}

function OtherFailure({ failure, path, languageHref, onRetry }: OtherFailureProps) {
  const { t } = useTexts('problem');
  const { title, text, languages, canRetry } = useFailure(failure, path);
  return (
    <Alert.Root status={failure.kind === 'forbidden' ? 'warning' : 'error'} role="alert">
      <Alert.Indicator />
      <Alert.Content gap="3">
        <Alert.Title>{title}</Alert.Title>
        <Alert.Description>{text}</Alert.Description>
        {languages.length > 0 && <LanguageLinks languages={languages} hrefOf={languageHref} />}
        <HStack gap="2" wrap="wrap">
          {canRetry && (
            <Button size="sm" variant="outline" onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
          <Button size="sm" variant="outline" asChild>
            <AppLink unstyled href="/">
              {t('toStart')}
            </AppLink>
          </Button>
        </HStack>
      </Alert.Content>
    </Alert.Root>
  );
}

interface FailureTexts {
  readonly title: string;
  readonly text: string;
  readonly languages: readonly Language[];
  readonly canRetry: boolean;
}

function useFailure(failure: OtherFailureProps['failure'], path: string): FailureTexts {
  const { t } = useTexts('problem');
  const noAnswer = useNoAnswerText();
  switch (failure.kind) {
    case 'notFound': {
      const { languages } = failure;
      const text = t(languages.length > 0 ? 'failures.notFound.otherLanguages' : 'failures.notFound.text');
      return { title: t('failures.notFound.title'), text, languages, canRetry: false };
    }
    case 'forbidden':
    case 'notDrawn':
    case 'deadlineNotSigned':
    case 'invalidXml': {
      const place = failure.kind === 'invalidXml' ? failure.position : {};
      const text = t(`failures.${failure.kind}.text`, { path, ...place });
      return { title: t(`failures.${failure.kind}.title`), text, languages: [], canRetry: false };
    }
    default:
      return {
        title: t('errorOnLoadUserData'),
        text: noAnswer(failure, t('failures.unavailable')),
        languages: [],
        canRetry: true,
      };
  }
}
