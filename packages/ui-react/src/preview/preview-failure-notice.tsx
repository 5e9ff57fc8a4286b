import { Alert, Button, HStack } from '@chakra-ui/react';
import type { Language } from '@lemma/core/language';
import type { PreviewFailure } from '@lemma/core/preview';
import type { ReactNode } from 'react';
import { useTexts } from '../language/index.ts';
import { LanguageLinks } from './language-links.tsx';

interface PreviewFailureNoticeProps {
  readonly failure: PreviewFailure;
  readonly languageHref: (language: Language) => string;
  readonly onRetry: () => void;
  /** What else may help. */
  readonly children?: ReactNode;
}

/** Says why a document cannot be shown, and what can be done about it. */
export function PreviewFailureNotice({ failure, languageHref, onRetry, children }: PreviewFailureNoticeProps) {
  const { t } = useTexts('preview');
  const languages = failure.kind === 'notFound' ? failure.languages : [];
  return (
    <Alert.Root status={failure.kind === 'forbidden' ? 'warning' : 'error'} role="alert">
      <Alert.Indicator />
      <Alert.Content gap="3">
        <Alert.Title>{t(`failures.${failure.kind}.title`)}</Alert.Title>
        <Alert.Description>
          {failure.kind === 'invalidXml'
            ? t('failures.invalidXml.text', { ...failure.position })
            : t(`failures.${failure.kind}.text`)}
        </Alert.Description>
        {languages.length > 0 && <LanguageLinks languages={languages} hrefOf={languageHref} />}
        <HStack gap="2" wrap="wrap">
          {failure.kind === 'unavailable' && (
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
