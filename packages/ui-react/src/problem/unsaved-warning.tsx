import { Alert } from '@chakra-ui/react';
import type { Deadline } from '@lemma/core/deadline';
import { isUnsaved, type ProblemStore } from '@lemma/core/problem';
import { useStore } from '../binding/index.ts';
import { useTimeLeft } from '../deadline/index.ts';
import { useTexts } from '../language/index.ts';

/** Milliseconds before a deadline from which on answers that are not saved are warned of. */
const warnedFrom = 5 * 60_000;

interface UnsavedWarningProps {
  readonly store: ProblemStore;
  readonly deadline: Deadline;
}

/** In the last five minutes: answers that nobody has saved do not count. Only where they are not handed in anyway. */
export function UnsavedWarning({ store, deadline }: UnsavedWarningProps) {
  const { t, language } = useTexts('problem');
  const left = useTimeLeft(deadline);
  const hasUnsaved = useStore(store, isUnsaved);
  if (!hasUnsaved || deadline.handsInAtDeadline === true || left > warnedFrom || left <= 0) return null;
  return (
    <Alert.Root status="warning" role="alert" lang={language}>
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{t('unsaved.title')}</Alert.Title>
        <Alert.Description>{t('unsaved.text')}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
