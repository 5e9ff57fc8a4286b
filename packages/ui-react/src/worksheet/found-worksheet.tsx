import { Alert, Button, Heading, Skeleton, Stack } from '@chakra-ui/react';
import type { Unbegun } from '@lemma/core/deadline';
import { languageFor, textIn, type Language } from '@lemma/core/language';
import { isPlatformFailure, type NoAnswer } from '@lemma/core/platform';
import { tokens } from '@lemma/core/tokens';
import { WorksheetStore, type Worksheet, type WorksheetFailure, type WorksheetReference } from '@lemma/core/worksheet';
import { ArrowLeft } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { useLoaded, useService } from '../binding/index.ts';
import { BeginPanel, OpensNotice } from '../deadline/index.ts';
import { useNoAnswerText, useTexts } from '../language/index.ts';
import { AppLink, usePageTitle } from '../shell/index.ts';

interface FoundWorksheetProps {
  readonly reference: WorksheetReference;
  /** The address that one leaves for if there is nothing to show. */
  readonly backHref?: string | undefined;
  /** Its time limit has begun. */
  readonly onBegun?: (() => void) | undefined;
  /**
   * `refresh` asks the platform again, for the time that is left. `isJustBegun`: its reader has begun it on this page, and goes
   * on from there.
   */
  readonly children: (worksheet: Worksheet, refresh: () => void, isJustBegun: boolean) => ReactNode;
}

/** A worksheet; or that it is loading, or why there is none. */
export function FoundWorksheet({ reference, backHref, onBegun, children }: FoundWorksheetProps) {
  const { by, id, signedDeadline } = reference;
  const worksheets = useService(tokens.worksheetLookup);
  const store = useMemo(
    () => new WorksheetStore({ worksheets }, { by, id, ...(signedDeadline !== undefined && { signedDeadline }) }),
    [worksheets, by, id, signedDeadline],
  );
  const found = useLoaded(store);
  const [begun, setBegun] = useState<WorksheetStore>();
  switch (found.status) {
    case 'loading':
      return <WorksheetToCome />;
    case 'failed':
      return (
        <NoWorksheet
          failure={found.failure}
          reference={reference}
          backHref={backHref}
          onRetry={() => void store.load()}
          onOpen={() => {
            setBegun(store);
            onBegun?.();
            void store.load();
          }}
        />
      );
    case 'loaded':
      return children(found.value, () => void store.refresh(), begun === store);
  }
}

/** The requested language if the worksheet exists in it, otherwise the one that replaces it. */
export function languageOf({ languages }: Worksheet, asked: Language): Language {
  return languageFor(asked, languages) ?? asked;
}

function WorksheetToCome() {
  return (
    <Stack gap="4" aria-hidden="true" animation="fade-in 200ms 150ms both">
      <Skeleton height="10" width="60%" />
      <Skeleton height="64" />
    </Stack>
  );
}

interface NoWorksheetProps extends Pick<FoundWorksheetProps, 'reference' | 'backHref'> {
  readonly failure: WorksheetFailure;
  readonly onRetry: () => void;
  /** Its time limit has begun. */
  readonly onOpen: () => void;
}

function NoWorksheet({ failure, reference, backHref, onRetry, onOpen }: NoWorksheetProps) {
  const { t } = useTexts('worksheet');
  return (
    <Stack gap="4">
      {backHref !== undefined && (
        <AppLink href={backHref} gap="1.5" py="1" alignSelf="flex-start">
          <ArrowLeft size={16} aria-hidden="true" />
          {t('back')}
        </AppLink>
      )}
      {failure.kind === 'notBegun' ? (
        <NotBegun unbegun={failure.unbegun} reference={reference} onOpen={onOpen} />
      ) : (
        <>
          <Heading as="h1" size="xl">
            {t('worksheet')}
          </Heading>
          {failure.kind === 'notOpen' ? (
            <OpensNotice opens={failure.opens} onOpen={onRetry} />
          ) : (
            <NotShown failure={failure} onRetry={onRetry} />
          )}
        </>
      )}
    </Stack>
  );
}

interface NotBegunProps {
  readonly unbegun: Unbegun;
  readonly reference: WorksheetReference;
  readonly onOpen: () => void;
}

function NotBegun({ unbegun, reference: { id, signedDeadline }, onOpen }: NotBegunProps) {
  const { language } = useTexts('worksheet');
  usePageTitle(textIn(unbegun.title, language));
  return <BeginPanel unbegun={unbegun} worksheet={id} signedDeadline={signedDeadline} onOpen={onOpen} />;
}

interface NotShownProps {
  readonly failure: Exclude<WorksheetFailure, { readonly kind: 'notOpen' | 'notBegun' }>;
  readonly onRetry: () => void;
}

function NotShown({ failure, onRetry }: NotShownProps) {
  const { t } = useTexts('worksheet');
  const noAnswer = useNoAnswerText();
  return (
    <Alert.Root status={isPlatformFailure(failure) ? 'error' : 'warning'} role="alert">
      <Alert.Indicator />
      <Alert.Title flex="1">
        {hasText(failure) ? t(`failures.${failure.kind}`) : noAnswer(failure, t('failures.unavailable'))}
      </Alert.Title>
      {!hasText(failure) && (
        <Button size="sm" variant="outline" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </Alert.Root>
  );
}

type Named = Exclude<NotShownProps['failure'], NoAnswer>;

function hasText(failure: WorksheetFailure): failure is Named {
  return (
    failure.kind === 'notFound' ||
    failure.kind === 'noWorksheet' ||
    failure.kind === 'forbidden' ||
    failure.kind === 'deadlineNotSigned'
  );
}
