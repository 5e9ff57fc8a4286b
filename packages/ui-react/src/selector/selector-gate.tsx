import { Alert, Button, Heading, Stack, Text } from '@chakra-ui/react';
import {
  readSelectorParameters,
  writeSelectorParameters,
  type SelectorParameters,
  type UnknownLms,
} from '@lemma/core/selection';
import { tokens } from '@lemma/core/tokens';
import { useEffect, type ReactNode } from 'react';
import { useService, useStore } from '../binding/index.ts';
import { useNoAnswerText, useTexts } from '../language/index.ts';
import { Waiting } from '../shell/index.ts';
import { ExportButton } from './export-button.tsx';
import { isVisitOver } from './visit-over.ts';
import { useSelector } from './use-selector.ts';

interface SelectorGateProps {
  readonly parameters: SelectorParameters;
  /** Copies a text to the clipboard. */
  readonly onCopy: (text: string) => Promise<void>;
  /** A page of the selector. */
  readonly children: ReactNode;
}

/** Every page of the selector: shown to an LMS that is known, with the button of what has been selected. */
export function SelectorGate({ parameters, onCopy, children }: SelectorGateProps) {
  const selector = useSelector();
  const { recognition, parameters: opened } = useStore(selector);
  const session = useStore(useService(tokens.session));
  const { t } = useTexts('selector');
  const noAnswer = useNoAnswerText();
  useEffect(() => {
    const hearing = selector.start();
    return () => hearing.dispose();
  }, [selector]);
  const asked = writeSelectorParameters(parameters);
  useEffect(() => {
    void selector.open(readSelectorParameters(asked));
  }, [selector, asked]);
  const isOpened = opened !== undefined && writeSelectorParameters(opened) === asked;
  if (!isOpened || recognition.status === 'loading') return <Waiting />;
  if (recognition.status === 'failed')
    return (
      <Alert.Root status="error" role="alert">
        <Alert.Indicator />
        <Alert.Title flex="1">{noAnswer(recognition.failure, t('notRecognised'))}</Alert.Title>
        <Button size="sm" variant="outline" onClick={() => void selector.recognise()}>
          {t('retry')}
        </Button>
      </Alert.Root>
    );
  if (recognition.value.kind === 'unknown') return <UnknownLmsPage what={recognition.value.what} opened={opened} />;
  return (
    <>
      {isVisitOver(parameters, session) && (
        <Alert.Root status="warning" role="alert" mb="4">
          <Alert.Indicator />
          <Alert.Title>{t('sessionOver')}</Alert.Title>
        </Alert.Root>
      )}
      {children}
      <ExportButton onCopy={onCopy} />
    </>
  );
}

interface UnknownLmsPageProps {
  readonly what: UnknownLms;
  readonly opened: SelectorParameters;
}

/** Nothing is shown to, fetched for or posted to an LMS that is not known; its operator needs to know why. */
function UnknownLmsPage({ what, opened }: UnknownLmsPageProps) {
  const { t } = useTexts('selector');
  return (
    <Stack gap="4" maxW="prose" mx="auto" py="12" role="alert">
      <Heading as="h1" size="2xl">
        {t('unknown.title')}
      </Heading>
      <Text>{t(`unknown.${what}`)}</Text>
      <Text as="code" wordBreak="break-all" bg="bg.subtle" px="3" py="2" borderRadius="l2">
        {`${what} = ${opened[what] ?? ''}`}
      </Text>
      <Text color="fg.muted">{t('unknown.help')}</Text>
    </Stack>
  );
}
