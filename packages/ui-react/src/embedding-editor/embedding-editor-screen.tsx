import { Alert, Box, Button, Spinner, Stack, chakra } from '@chakra-ui/react';
import { tokens } from '@lemma/core/tokens';
import { EmbeddingEditorStore, type SourceFailure } from '@lemma/core/embedding-editor';
import { holds } from '@lemma/core/session';
import { useEffect, useState } from 'react';
import { useService, useStore } from '../binding/index.ts';
import { checkFigures, DocumentView } from '../document/index.ts';
import { useNoAnswerText, useTexts } from '../language/index.ts';
import { StillLinks } from '../preview/index.ts';

/**
 * The page of the source sent by an embedding editor in the parent window (specification 000 §2, `/web-miau/preview`).
 */
export function EmbeddingEditorScreen({ seed }: { readonly seed?: number | undefined }) {
  const parent = useService(tokens.parentWindow);
  const gateway = useService(tokens.embeddingEditorGateway);
  const clock = useService(tokens.clock);
  const session = useStore(useService(tokens.session));
  const [store] = useState(() => new EmbeddingEditorStore({ parent, gateway, clock, check: checkFigures }));
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    const listening = store.start();
    return () => listening.dispose();
  }, [store, attempt]);
  const { page, failure, progress, wanted } = useStore(store);
  const isUnreachable = failure !== undefined && wanted === undefined;
  return (
    <Stack gap="4" maxW="920px" mx="auto">
      <Progress isSlow={progress === 'slow'} isWaiting={wanted === undefined && failure === undefined} />
      {failure && (
        <FailureNotice failure={failure} onRetry={isUnreachable ? () => setAttempt(attempt + 1) : undefined} />
      )}
      {page && !page.sound && !failure && <ErrorsNote />}
      {page && (
        <StillLinks>
          <Box opacity={failure ? 0.75 : 1} aria-busy={progress !== 'idle'}>
            <DocumentView
              key={page.path}
              document={page.document}
              annotations={holds(session, 'view-annotations')}
              seed={seed}
            />
          </Box>
        </StillLinks>
      )}
    </Stack>
  );
}

/** The line stays when it is empty: a status is announced when it changes, not when it appears. */
function Progress({ isSlow, isWaiting }: { readonly isSlow: boolean; readonly isWaiting: boolean }) {
  const { t } = useTexts('embedding-editor');
  return (
    <chakra.p role="status" display="flex" alignItems="center" gap="2" color="fg.muted" minH="6">
      {isSlow && <Spinner size="sm" color="brand.solid" aria-hidden="true" />}
      {isSlow ? t('converting') : isWaiting ? t('waiting') : ''}
    </chakra.p>
  );
}

function ErrorsNote() {
  const { t } = useTexts('embedding-editor');
  return (
    <chakra.p role="status" px="3" py="1.5" rounded="md" fontSize="sm" bg="bg.warning" color="fg.warning">
      {t('incomplete')}
    </chakra.p>
  );
}

interface FailureNoticeProps {
  readonly failure: SourceFailure;
  readonly onRetry: (() => void) | undefined;
}

function FailureNotice({ failure, onRetry }: FailureNoticeProps) {
  const { t } = useTexts('embedding-editor');
  const textOf = useFailureText();
  return (
    <Alert.Root status={failure.kind === 'forbidden' ? 'warning' : 'error'} role="alert">
      <Alert.Indicator />
      <Alert.Content gap="3">
        <Alert.Description>{textOf(failure)}</Alert.Description>
        {onRetry && (
          <Button size="sm" variant="outline" alignSelf="flex-start" onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
      </Alert.Content>
    </Alert.Root>
  );
}

function useFailureText(): (failure: SourceFailure) => string {
  const { t } = useTexts('embedding-editor');
  const noAnswer = useNoAnswerText();
  return (failure) => {
    switch (failure.kind) {
      case 'notConvertable':
        return failure.line === undefined
          ? t('failures.notConvertable', { message: failure.message })
          : t('failures.notConvertableInLine', { message: failure.message, line: failure.line });
      case 'invalidXml':
        return t('failures.invalidXml', { ...failure.position });
      case 'tooLarge':
      case 'forbidden':
        return t(`failures.${failure.kind}`);
      default:
        return noAnswer(failure, t('failures.unavailable'));
    }
  };
}
