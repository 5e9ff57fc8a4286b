import { Alert } from '@chakra-ui/react';
import type { Deadline } from '@lemma/core/deadline';
import { useEffect, useEffectEvent } from 'react';
import { useDates, useTexts } from '../language/index.ts';
import { useTimeLeft } from './use-time-left.ts';

/** Milliseconds before a worksheet opens from which on the seconds are counted. */
const countedFrom = 5000;

interface OpensNoticeProps {
  /** When the worksheet opens. */
  readonly opens: Deadline;
  /** It is open now. */
  readonly onOpen: () => void;
}

/** When a worksheet opens; the last seconds are counted, and then it is loaded (specification 001 §4). */
export function OpensNotice({ opens, onOpen }: OpensNoticeProps) {
  const { t } = useTexts('deadline');
  const left = useTimeLeft(opens, onOpen);
  const isOpen = left <= 0;
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    if (isOpen) open();
  }, [isOpen]);
  const dates = useDates();
  return (
    <Alert.Root status="info" role="status">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{t('notOpen')}</Alert.Title>
        <Alert.Description fontVariantNumeric="tabular-nums">
          {left > countedFrom
            ? t('opensOn', { date: dates.inWords(opens.at) })
            : t('opensIn', { count: Math.max(Math.ceil(left / 1000), 0) })}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
