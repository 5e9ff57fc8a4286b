import { Alert, Button, chakra, Flex } from '@chakra-ui/react';
import { waitingProblems } from '@lemma/core/outbox';
import { notKept, waitingAnswersIn, type AnswerOutbox, type ProblemReference } from '@lemma/core/problem';
import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import { forFingers } from '../answer/index.ts';
import { useStore } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';
import { OutboxDialog } from './outbox-dialog.tsx';

interface OutboxBarProps {
  readonly outbox: AnswerOutbox;
  readonly problemHref: (problem: ProblemReference) => string;
  /** Gives the learner what waits as a file. */
  readonly onSaveFile: () => void;
}

/**
 * What this browser has of the learner and the platform has not, on every page: nothing while everything has arrived, a
 * quiet line while it waits, a banner after a minute, a loud one if it is on the page only.
 */
export function OutboxBar({ outbox, problemHref, onSaveFile }: OutboxBarProps) {
  const { t, language } = useTexts('outbox');
  const state = useStore(outbox);
  const [isOpen, setIsOpen] = useState(false);
  const problems = waitingProblems(state);
  const sum = (count: 'waiting' | 'choices' | 'untaken') => problems.reduce((all, each) => all + each[count], 0);
  const [waiting, choices, untaken] = [sum('waiting'), sum('choices'), sum('untaken')];
  const isAnyLeft = problems.length > 0;
  const isOnlyHere = !state.isOnDevice;
  const reason = state.failure === undefined ? 'notKept' : notKept(state.failure);
  // A problem that its learner may not answer is told on its own page.
  const why = reason === 'refused' ? 'notKept' : reason;
  // Also of a problem on this page: nothing but a file saves them.
  const isRejected = why === 'rejected';
  if (!isAnyLeft && !isOnlyHere && !isRejected) return null;
  const words = [
    waiting > 0 && t('waiting', { count: waiting }),
    choices > 0 && t('choices', { count: choices }),
    untaken > 0 && t('untaken', { count: untaken }),
  ].filter((each) => each !== false);
  const isLoud = isOnlyHere || isRejected || (state.isOverdue && waiting > 0);
  const details = isAnyLeft && (
    <Button size="sm" css={forFingers} variant="outline" onClick={() => setIsOpen(true)}>
      {t('details')}
    </Button>
  );
  return (
    <chakra.aside aria-label={t('title')} lang={language} mb="4" _print={{ display: 'none' }}>
      {isLoud ? (
        <Alert.Root status={isOnlyHere ? 'error' : 'warning'} role="alert">
          <Alert.Indicator />
          <Alert.Content gap="2">
            <Alert.Title>
              {isOnlyHere
                ? t('onlyHere', { count: waitingAnswersIn(state.changes) })
                : t(isRejected ? 'rejected' : 'overdue')}
            </Alert.Title>
            <Alert.Description>
              {isOnlyHere
                ? t('onlyHereHint')
                : [...(words.length > 0 ? [`${words.join(' · ')}.`] : []), t(`why.${why}`)].join(' ')}
            </Alert.Description>
            <Flex gap="2" wrap="wrap">
              <Button size="sm" css={forFingers} variant="outline" onClick={onSaveFile}>
                {t('saveFile')}
              </Button>
              {details}
            </Flex>
          </Alert.Content>
        </Alert.Root>
      ) : (
        <Flex align="center" gap="3" wrap="wrap" fontSize="sm" color="orange.fg">
          <chakra.span role="status" display="inline-flex" alignItems="center" gap="1.5">
            <CloudOff size={16} aria-hidden="true" />
            {words.join(' · ')}
          </chakra.span>
          {details}
        </Flex>
      )}
      {isOpen && (
        <OutboxDialog
          problems={problems}
          problemHref={problemHref}
          onSaveFile={onSaveFile}
          onClose={() => setIsOpen(false)}
        />
      )}
    </chakra.aside>
  );
}
