import { Alert, Button } from '@chakra-ui/react';
import type { LearnersFailure } from '@lemma/core/learner';
import { useNoAnswerText, useTexts } from '../language/index.ts';

interface LearnersFailureNoticeProps {
  readonly failure: LearnersFailure | { readonly kind: 'notFound' };
  readonly onRetry: () => void;
}

/** Explains why the work of learners is not shown. */
export function LearnersFailureNotice({ failure, onRetry }: LearnersFailureNoticeProps) {
  const { t } = useTexts('learner');
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
