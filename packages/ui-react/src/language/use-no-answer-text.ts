import type { NoAnswer } from '@lemma/core/platform';
import { useTexts } from './use-texts.ts';

/** Explains why the server gave no answer: `unavailable` in the words of the screen if it has some, the rest as on every screen. */
export function useNoAnswerText(): (failure: NoAnswer, unavailable?: string) => string {
  const { t } = useTexts('failure');
  return (failure, unavailable = t('calls.unavailable')) => {
    switch (failure.kind) {
      case 'unavailable':
        return unavailable;
      case 'faulty':
      case 'unexplained':
      case 'notUnderstood':
      case 'rejected':
      case 'portal':
      case 'cutOff':
        return t(`calls.${failure.kind}`);
      case 'tooManyRequests':
        return t('calls.tooManyRequests', { count: failure.seconds });
      case 'sessionEnded':
        return t('calls.sessionEnded');
    }
  };
}
