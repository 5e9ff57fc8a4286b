import { Alert, VisuallyHidden, chakra } from '@chakra-ui/react';
import { deadlineNotice, type Deadline, type DeadlineNotice } from '@lemma/core/deadline';
import { useTexts } from '../language/index.ts';
import { useTimeLeft } from './use-time-left.ts';

/** Until when a worksheet takes answers, how much time is left, or that it takes none any more (specification 000 §4). */
export function DeadlineBanner({ deadline }: { readonly deadline: Deadline }) {
  const { t, language } = useTexts('deadline');
  const left = useTimeLeft(deadline);
  const notice = deadlineNotice(left);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  if (notice.kind === 'passed') {
    return (
      <Alert.Root status="warning" role="alert">
        <Alert.Indicator />
        <Alert.Title>{t(deadline.takesLate === true ? 'late' : 'passed')}</Alert.Title>
      </Alert.Root>
    );
  }
  return (
    <Alert.Root status={notice.kind === 'near' ? 'warning' : 'info'}>
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>
          <chakra.time dateTime={new Date(deadline.at).toISOString()}>
            {t('until', { date: date.format(new Date(deadline.at)) })}
          </chakra.time>
        </Alert.Title>
        {notice.kind === 'near' && (
          <Alert.Description fontVariantNumeric="tabular-nums">
            <TimeLeft {...notice} />
          </Alert.Description>
        )}
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
  // Read out is every minute, not every second.
  const rounded = seconds === undefined ? parts : [t('minutes', { count: minutes + Math.sign(seconds) })];
  return (
    <>
      <span aria-hidden="true">{t('left', { time: parts.join(' ') })}</span>
      <VisuallyHidden role="status">{t('left', { time: rounded.join(' ') })}</VisuallyHidden>
    </>
  );
}
