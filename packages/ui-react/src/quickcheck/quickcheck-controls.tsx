import { Alert, Box, Button, HStack, Text } from '@chakra-ui/react';
import type { JudgingFailure, QuickcheckState } from '@lemma/core/quickcheck';
import type { ReactNode } from 'react';
import { useContentTexts, useTexts } from '../language/index.ts';
import type { Checking } from './use-quickcheck.ts';

interface QuickcheckControlsProps {
  readonly state: QuickcheckState;
  readonly checking: Checking;
  readonly isRight: boolean;
  readonly interactive: boolean;
  readonly onToggleSolution: () => void;
  readonly explanation: ReactNode;
}

/** Text ids of failures. */
const failures: Readonly<Record<JudgingFailure['kind'], 'offline' | 'unavailable' | 'notDrawn'>> = {
  offline: 'offline',
  unavailable: 'unavailable',
  notDrawn: 'notDrawn',
};

/** Checks a quick check, shows its solution, and tells how it went. */
export function QuickcheckControls({
  state,
  checking,
  isRight,
  interactive,
  onToggleSolution,
  explanation,
}: QuickcheckControlsProps) {
  const { t, language } = useTexts('quickcheck');
  const isRunning = checking.kind === 'running';
  return (
    <>
      {checking.kind === 'failed' && (
        <Alert.Root lang={language} status="warning" size="sm" mb="3" role="alert">
          <Alert.Indicator />
          <Alert.Title flex="1">{t(failures[checking.failure.kind])}</Alert.Title>
          <Button size="xs" variant="outline" type="submit">
            {t('retry')}
          </Button>
        </Alert.Root>
      )}
      <HStack gap="2" wrap="wrap" lang={language} data-control="">
        <Button
          size="sm"
          type="submit"
          disabled={!interactive}
          // Its name stays: who has the focus on it hears of the judgement, not of a button that is gone.
          aria-busy={isRunning || undefined}
          opacity={isRunning ? 0.7 : undefined}
        >
          {t('check')}
        </Button>
        <Button size="sm" variant="outline" aria-expanded={state.solutionShown} onClick={onToggleSolution}>
          {t(state.solutionShown ? 'hideSolution' : 'showSolution')}
        </Button>
        <Text role="status" fontWeight="semibold" color={isRunning ? 'fg.muted' : isRight ? 'green.fg' : 'red.fg'}>
          {isRunning ? t('checking') : state.checked && t(isRight ? 'right' : 'notRight')}
        </Text>
      </HStack>
      {state.solutionShown && explanation !== undefined && <Explanation>{explanation}</Explanation>}
    </>
  );
}

function Explanation({ children }: { readonly children: ReactNode }) {
  const { t } = useContentTexts('quickcheck');
  return (
    <Box mt="4" borderTopWidth="1px" pt="3">
      <Text fontWeight="semibold" mb="2">
        {t('explanation')}
      </Text>
      {children}
    </Box>
  );
}
