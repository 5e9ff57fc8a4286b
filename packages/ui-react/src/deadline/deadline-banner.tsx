import { Alert, VisuallyHidden, chakra } from '@chakra-ui/react';
import { correctionLeft, deadlineNotice, lastSpoken, type Deadline, type DeadlineNotice } from '@lemma/core/deadline';
import { percentIn } from '@lemma/core/language';
import { useState } from 'react';
import { useDates, useTexts } from '../language/index.ts';
import { useAfterDeadline } from './use-after-deadline.ts';
import { useTimeLeft } from './use-time-left.ts';

/** Where the header of the page ends. */
const belowHeader = '16';

interface DeadlineBannerProps {
  readonly deadline: Deadline;
  /** The clock of the device cannot be relied on: the server has to be asked what is left. */
  readonly onDoubt?: () => void;
  /** It has passed a little while ago, under the eyes of the reader. */
  readonly onPassed?: (() => void) | undefined;
}

/** Until when a worksheet takes answers, how much time is left, or that it takes none any more (specification 000 §4). */
export function DeadlineBanner({ deadline, onDoubt, onPassed }: DeadlineBannerProps) {
  const { t, language } = useTexts('deadline');
  const left = useTimeLeft(deadline, onDoubt);
  useAfterDeadline(deadline, onPassed);
  const notice = deadlineNotice(left);
  const dates = useDates();
  if (notice.kind === 'passed') {
    const { takesLate, lateCredit } = deadline;
    const isPart = takesLate === true && lateCredit !== undefined;
    const waits = (correctionLeft(deadline, left) ?? 0) > 0;
    return (
      <Alert.Root status="warning" role="alert">
        <Alert.Indicator />
        <Alert.Content>
          <Alert.Title>
            {isPart
              ? t('lateInPart', { share: percentIn(language, lateCredit) })
              : t(takesLate === true ? 'late' : 'passed')}
          </Alert.Title>
          {waits && typeof deadline.correctedFrom === 'number' && (
            <Alert.Description>
              {t('correctedFrom', { date: dates.dayAndTime(deadline.correctedFrom) })}
            </Alert.Description>
          )}
        </Alert.Content>
      </Alert.Root>
    );
  }
  return (
    <Alert.Root
      status={notice.kind === 'near' ? 'warning' : 'info'}
      // Whoever works further down sees the last minutes, too.
      {...(notice.kind === 'near' &&
        notice.seconds !== undefined && { position: 'sticky', top: belowHeader, zIndex: 'docked' })}
    >
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>
          <chakra.time dateTime={new Date(deadline.at).toISOString()}>
            {t('until', { date: dates.dayAndTime(deadline.at) })}
          </chakra.time>
        </Alert.Title>
        {notice.kind === 'near' && (
          <Alert.Description fontVariantNumeric="tabular-nums">
            <TimeLeft {...notice} />
          </Alert.Description>
        )}
        {deadline.handsInAtDeadline === true && <Alert.Description>{t('handsIn')}</Alert.Description>}
        <Spoken left={left} />
      </Alert.Content>
    </Alert.Root>
  );
}

function TimeLeft({ hours, minutes, seconds }: Extract<DeadlineNotice, { kind: 'near' }>) {
  const { t } = useTexts('deadline');
  const parts = [
    ...(hours > 0 ? [t('hours', { count: hours })] : []),
    ...(minutes > 0 ? [t('minutes', { count: minutes })] : []),
    ...(seconds === undefined ? [] : [t('seconds', { count: seconds })]),
  ];
  return <>{t('left', { time: parts.join(' ') })}</>;
}

/** What is said aloud: a day, an hour, five minutes and a minute before the deadline, and nothing in between. */
function Spoken({ left }: { readonly left: number }) {
  const { t } = useTexts('deadline');
  const moment = lastSpoken(left);
  // What had been reached before the page was opened is read on the page, and not called out.
  const [before] = useState(moment);
  const minutes = (moment ?? 0) / 60_000;
  const time = minutes >= 60 ? t('hours', { count: minutes / 60 }) : t('minutes', { count: minutes });
  return (
    <VisuallyHidden role="status">
      {moment === undefined || moment === before ? null : t('left', { time })}
    </VisuallyHidden>
  );
}
