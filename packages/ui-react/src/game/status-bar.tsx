import { Button, chakra, HStack, VisuallyHidden } from '@chakra-ui/react';
import { buttonOf, type GameScreen, type ShownTime } from '@lemma/core/game';
import { Hourglass, Timer } from 'lucide-react';
import { forFingers } from '../answer/index.ts';
import { useTexts } from '../language/index.ts';

interface StatusBarProps {
  readonly screen: GameScreen & { readonly kind: 'playing' };
  readonly time: ShownTime | undefined;
  /** Whether time runs down; otherwise it is measured. */
  readonly isCountdown: boolean;
  readonly isTimeUp: boolean;
  readonly isBusy: boolean;
  /** If missing, somebody else plays. */
  readonly onPress?: (() => void) | undefined;
}

/** Level, task, time and the button of a game that is played; it stays in view. */
export function StatusBar({ screen, time, isCountdown, isTimeUp, isBusy, onPress }: StatusBarProps) {
  const { t, language } = useTexts('game');
  const { level, task, tasks } = screen;
  const button = buttonOf(screen);
  return (
    <chakra.section
      lang={language}
      aria-label={t('status')}
      position="sticky"
      top="0"
      zIndex="1"
      bg="bg.panel"
      borderWidth="1px"
      rounded="md"
      px={{ base: '3', sm: '4' }}
      py="2"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap={{ base: '3', sm: '5' }}
      rowGap="1"
      _print={{ display: 'none' }}
    >
      <strong>{t('level', { level })}</strong>
      <span>{t('task', { task, count: tasks.length })}</span>
      {/* On a phone a line of their own, as high as the button: nothing moves when the words about the time come. */}
      <HStack flexGrow="1" flexBasis={{ base: '100%', sm: 'auto' }} gap="3">
        {time && <TimeView time={time} isCountdown={isCountdown} />}
        {button !== undefined && onPress !== undefined && (
          <Button
            css={forFingers}
            height="auto"
            ms="auto"
            minW="7rem"
            aria-disabled={isBusy || undefined}
            aria-busy={isBusy || undefined}
            onClick={() => {
              if (!isBusy) onPress();
            }}
          >
            {t(`button.${button}`)}
          </Button>
        )}
      </HStack>
      <Spoken isCritical={time?.isCritical === true} isTimeUp={isTimeUp} task={`${String(level)}/${String(task)}`} />
    </chakra.section>
  );
}

interface TimeViewProps {
  readonly time: ShownTime;
  readonly isCountdown: boolean;
}

/** Red when little is left, and then also in words: not everybody sees colours. */
function TimeView({ time: { minutes, seconds, isCritical }, isCountdown }: TimeViewProps) {
  const { t } = useTexts('game');
  const Icon = isCountdown ? Hourglass : Timer;
  const digits = `${String(minutes)}:${String(seconds).padStart(2, '0')}`;
  return (
    <HStack
      flexWrap="wrap"
      columnGap="1.5"
      rowGap="0"
      lineHeight="short"
      role="timer"
      aria-label={t(isCountdown ? 'timeLeft' : 'timePassed', { minutes, seconds })}
      data-critical={isCritical || undefined}
      color={isCritical ? 'fg.error' : undefined}
      fontWeight={isCritical ? 'bold' : undefined}
    >
      <Icon size={16} aria-hidden="true" />
      <chakra.span fontVariantNumeric="tabular-nums" aria-hidden="true">
        {digits}
      </chakra.span>
      {isCritical && <chakra.span fontSize="sm">{t('critical')}</chakra.span>}
    </HStack>
  );
}

/** Said once for each task: the words do not change while the seconds do. */
function Spoken({
  isCritical,
  isTimeUp,
  task,
}: {
  readonly isCritical: boolean;
  readonly isTimeUp: boolean;
  readonly task: string;
}) {
  const { t } = useTexts('game');
  return (
    <VisuallyHidden role="status" key={task}>
      {isTimeUp ? t('timeUp') : isCritical ? t('criticalSpoken') : ''}
    </VisuallyHidden>
  );
}
