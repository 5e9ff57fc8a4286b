import { Skeleton, Stack, chakra } from '@chakra-ui/react';
import { seedOfDocument } from '@lemma/core/exercise';
import { plainText } from '@lemma/core/document';
import type { Language } from '@lemma/core/language';
import type { Preview, PreviewFailure } from '@lemma/core/preview';
import type { Loadable } from '@lemma/core/store';
import type { ReactNode } from 'react';
import { DocumentView, ReadingPage } from '../document/index.ts';
import { useTexts } from '../language/index.ts';
import { PreviewFailureNotice, type SoughtDocument } from './preview-failure-notice.tsx';
import { useAnswers } from './use-answers.ts';

interface DocumentResultProps {
  readonly preview: Loadable<Preview, PreviewFailure>;
  /** Of the document: without a seed of the reader's own it decides what is drawn. */
  readonly path: string;
  /** What a reader expects there. Default a document of any kind. */
  readonly sought?: SoughtDocument | undefined;
  /** Whether annotations are shown (role view-annotations). */
  readonly annotations: boolean;
  /** The key under which each user's answers are stored as long as the tab is open. */
  readonly answersKey: string;
  /** If missing, the same for every reader of this document, in every language. */
  readonly seed?: number | undefined;
  readonly languageHref: (language: Language) => string;
  readonly onRetry: () => void;
  /** How a guest signs in, if the page is open to guests. */
  readonly onLogin?: (() => void) | undefined;
  /** Whether the outline of the document is shown beside it. Default false. */
  readonly hasOutline?: boolean;
  /** The heading level of the document's title on this page. Default `h1`. */
  readonly titleAs?: 'h1' | 'h2';
  /** Further help if there is no document. */
  readonly help?: ReactNode;
}

/** A document; or that it is loading, or why there is none. */
export function DocumentResult({
  preview,
  path,
  sought,
  annotations,
  answersKey,
  seed,
  languageHref,
  onRetry,
  onLogin,
  hasOutline = false,
  titleAs = 'h1',
  help,
}: DocumentResultProps) {
  const answers = useAnswers(answersKey);
  const { t, language } = useTexts('preview');
  switch (preview.status) {
    case 'loading':
      return (
        <Stack gap="4" aria-hidden="true" animation="fade-in 200ms 150ms both">
          <Skeleton height="10" width="60%" />
          <Skeleton height="24" />
          <Skeleton height="48" />
        </Stack>
      );
    case 'failed':
      return (
        <PreviewFailureNotice
          failure={preview.failure}
          sought={sought}
          languageHref={languageHref}
          onRetry={onRetry}
          onLogin={onLogin}
          titleAs={titleAs}
        >
          {help}
        </PreviewFailureNotice>
      );
    case 'loaded': {
      const View = hasOutline ? ReadingPage : DocumentView;
      return (
        <>
          {plainText(preview.value.document.title).trim() === '' && (
            <chakra.h1 as={titleAs} lang={language} fontSize="3xl" fontStyle="italic" color="fg.muted">
              {t('untitled')}
            </chakra.h1>
          )}
          <View
            document={preview.value.document}
            annotations={annotations}
            answers={answers}
            seed={seed ?? seedOfDocument(path)}
            titleAs={titleAs}
          />
        </>
      );
    }
  }
}
