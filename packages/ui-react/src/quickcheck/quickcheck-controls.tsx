import { Alert, Button, HStack, Text, VisuallyHidden } from '@chakra-ui/react';
import type { Remark, Verdict } from '@lemma/core/judgement';
import type { Checking, JudgingFailure, QuickcheckState } from '@lemma/core/quickcheck';
import type { ReactNode } from 'react';
import { forFingers, useRemarkText } from '../answer/index.ts';
import { useNoAnswerText, useTexts } from '../language/index.ts';

interface QuickcheckControlsProps {
  readonly state: QuickcheckState;
  readonly checking: Checking;
  readonly verdict: Verdict;
  /** Shown below their fields, and announced with the verdict. */
  readonly remarks: readonly Remark[];
  readonly interactive: boolean;
  readonly onToggleSolution: () => void;
  /** What explains the answers or the solution, below everything else. */
  readonly explanation: ReactNode;
}

/** The overall outcome; without an answer, or with an unreadable one, it is not wrong yet. */
const outcomes = {
  right: { color: 'green.fg', text: 'right' },
  wrong: { color: 'red.fg', text: 'notRight' },
  undecided: { color: 'orange.fg', text: 'somethingUndecided' },
  ambiguous: { color: 'orange.fg', text: 'somethingAmbiguous' },
  invalid: { color: 'orange.fg', text: 'somethingUnreadable' },
  empty: { color: 'orange.fg', text: 'somethingEmpty' },
} as const;

/** Checks a quick check, shows its solution, and announces the outcome. */
export function QuickcheckControls({
  state,
  checking,
  verdict,
  remarks,
  interactive,
  onToggleSolution,
  explanation,
}: QuickcheckControlsProps) {
  const { t, language } = useTexts('quickcheck');
  const noAnswer = useNoAnswerText();
  const remarkText = useRemarkText();
  const textOf = (failure: JudgingFailure) =>
    failure.kind === 'offline' || failure.kind === 'notDrawn' ? t(failure.kind) : noAnswer(failure, t('unavailable'));
  const isRunning = checking.kind === 'running';
  return (
    <>
      {checking.kind === 'failed' && (
        <Alert.Root lang={language} status="warning" size="sm" mb="3" role="alert">
          <Alert.Indicator />
          <Alert.Title flex="1">{textOf(checking.failure)}</Alert.Title>
          <Button size="xs" css={forFingers} variant="outline" type="submit">
            {t('retry')}
          </Button>
        </Alert.Root>
      )}
      <HStack gap="2" wrap="wrap" lang={language} data-control="">
        <Button
          size="sm"
          height="auto"
          css={forFingers}
          type="submit"
          disabled={!interactive}
          // It keeps its name: whoever focuses it should hear the judgement rather than a changed button.
          aria-busy={isRunning || undefined}
          opacity={isRunning ? 0.7 : undefined}
        >
          {t('check')}
        </Button>
        <Button
          size="sm"
          height="auto"
          css={forFingers}
          variant="outline"
          aria-expanded={state.solutionShown}
          onClick={onToggleSolution}
        >
          {t(state.solutionShown ? 'hideSolution' : 'showSolution')}
        </Button>
        <Text role="status" fontWeight="semibold" color={isRunning ? 'fg.muted' : outcomes[verdict].color}>
          {isRunning ? t('checking') : state.checked && t(outcomes[verdict].text)}
          {!isRunning && remarks.length > 0 && <VisuallyHidden> {remarks.map(remarkText).join(' ')}</VisuallyHidden>}
        </Text>
      </HStack>
      {explanation}
    </>
  );
}
