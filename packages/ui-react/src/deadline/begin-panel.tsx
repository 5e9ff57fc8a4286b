import { Alert, Button, Heading, List, Spinner, Stack } from '@chakra-ui/react';
import { BeginStore, isCutShort, type Deadline, type Unbegun } from '@lemma/core/deadline';
import { percentIn } from '@lemma/core/language';
import { tokens } from '@lemma/core/tokens';
import { Play } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useService, useStore } from '../binding/index.ts';
import { ShownText, useDates, useNoAnswerText, useTexts } from '../language/index.ts';
import { useTimeLeft } from './use-time-left.ts';

interface BeginPanelProps {
  readonly unbegun: Unbegun;
  readonly worksheet: string;
  /** As it stands in the address. */
  readonly signedDeadline?: string | undefined;
  /** The heading level of the title. Default `h1`. */
  readonly titleAs?: 'h1' | 'h2' | undefined;
  /** It has begun, or it has ended: it is to be opened. */
  readonly onOpen: () => void;
}

/** What a learner is told of a worksheet before its time limit begins, and the button with which it begins. */
export function BeginPanel({ unbegun, worksheet, signedDeadline, titleAs = 'h1', onOpen }: BeginPanelProps) {
  const { t, language } = useTexts('deadline');
  const timeLimits = useService(tokens.worksheetLookup);
  const store = useMemo(
    () => new BeginStore({ timeLimits }, { worksheet, signedDeadline }),
    [timeLimits, worksheet, signedDeadline],
  );
  const { isBeginning, failure } = useStore(store);
  const noAnswer = useNoAnswerText();
  const panel = useRef<HTMLDivElement>(null);
  const begin = async () => {
    if (!(await store.begin())) return;
    // The button goes: whoever uses the keyboard goes on where the worksheet comes.
    panel.current?.closest('main')?.focus({ preventScroll: true });
    onOpen();
  };
  const minutes = Math.floor(unbegun.duration / 60_000);
  return (
    <Stack ref={panel} gap="5" align="flex-start" maxW="2xl">
      <Heading as={titleAs} size={titleAs === 'h1' ? '3xl' : '2xl'}>
        <ShownText texts={unbegun.title} reader={language} />
      </Heading>
      <List.Root gap="2" ps="5">
        <List.Item>{t('begin.time', { count: minutes })}</List.Item>
        <List.Item>{t('begin.runsOn')}</List.Item>
        {unbegun.ends && <End ends={unbegun.ends} duration={unbegun.duration} onEnd={onOpen} />}
        {unbegun.handsInAtDeadline === true && <List.Item>{t('begin.handsIn')}</List.Item>}
        {unbegun.takesLate === true && (
          <List.Item>
            {unbegun.lateCredit === undefined
              ? t('begin.late')
              : t('begin.lateInPart', { share: percentIn(language, unbegun.lateCredit) })}
          </List.Item>
        )}
      </List.Root>
      {failure !== undefined && (
        <Alert.Root status="error" role="alert">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>{noAnswer(failure, t('begin.failed'))}</Alert.Title>
            <Alert.Description>{t('begin.onlyOnce')}</Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
      {/* Not disabled while it is asked: it would lose the focus. */}
      <Button size="lg" colorPalette="brand" aria-busy={isBeginning} onClick={() => void begin()}>
        {isBeginning ? <Spinner size="sm" /> : <Play size={18} aria-hidden="true" />}
        {t(failure === undefined ? 'begin.begin' : 'begin.retry')}
      </Button>
    </Stack>
  );
}

interface EndProps {
  readonly ends: Deadline;
  /** Milliseconds. */
  readonly duration: number;
  readonly onEnd: () => void;
}

/** When it ends, whoever has begun; and that less time is left than the limit, once that is so. */
function End({ ends, duration, onEnd }: EndProps) {
  const { t } = useTexts('deadline');
  const dates = useDates();
  const left = useTimeLeft(ends);
  const isOver = left <= 0;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  const date = dates.inWords(ends.at);
  return (
    <List.Item>
      {t(isCutShort({ duration, ends: { ...ends, left } }) ? 'begin.cutShort' : 'begin.ends', { date })}
    </List.Item>
  );
}
