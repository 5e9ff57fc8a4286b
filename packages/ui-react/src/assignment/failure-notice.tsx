import { Alert, Button } from '@chakra-ui/react';
import type { AssignmentChangeFailure, AssignmentFailure } from '@lemma/core/assignment';
import { useNoAnswerText, useTexts } from '../language/index.ts';

interface AssignmentFailureNoticeProps {
  readonly failure: AssignmentFailure;
  readonly onRetry: () => void;
}

/** Explains why assignments are not shown. */
export function AssignmentFailureNotice({ failure, onRetry }: AssignmentFailureNoticeProps) {
  const { t } = useTexts('assignment');
  const noAnswer = useNoAnswerText();
  const isFinal = failure.kind === 'forbidden' || failure.kind === 'notFound';
  return (
    <Alert.Root status={isFinal ? 'warning' : 'error'} role="alert">
      <Alert.Indicator />
      <Alert.Title flex="1">
        {isFinal ? t(`failures.${failure.kind}`) : noAnswer(failure, t('failures.unavailable'))}
      </Alert.Title>
      {!isFinal && (
        <Button size="sm" variant="outline" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </Alert.Root>
  );
}

/** Why something was not changed, in words. */
export function useChangeFailureText(): (failure: AssignmentChangeFailure) => string {
  const { t } = useTexts('assignment');
  const noAnswer = useNoAnswerText();
  return (failure) => {
    switch (failure.kind) {
      case 'notFound':
      case 'forbidden':
      case 'conflict':
      case 'past':
      case 'pastExtension':
      case 'elsewhere':
      case 'refused':
        return t(`failures.${failure.kind}`);
      default:
        return noAnswer(failure, t('failures.notChanged'));
    }
  };
}
