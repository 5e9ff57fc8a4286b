import { Box, Button, chakra, Text } from '@chakra-ui/react';
import { levelState, type GameStanding, type LevelState } from '@lemma/core/game';
import { percentIn } from '@lemma/core/language';
import { Check, Lock } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '../language/index.ts';

interface LevelSelectionProps {
  readonly game: GameStanding;
  /** Whether a level is being begun, or nothing can be begun here. */
  readonly isBusy: boolean;
  readonly onStart: (level: number) => void;
}

/** The levels of a game as numbered circles; those that are closed say why (specification 001 §2, §4). */
export function LevelSelection({ game, isBusy, onStart }: LevelSelectionProps) {
  const { t, language } = useTexts('game');
  const heading = useId();
  const levels = Array.from({ length: game.levels }, (_, index) => index + 1);
  return (
    <chakra.section lang={language} aria-labelledby={heading}>
      <chakra.h2 id={heading} fontSize="xl" fontWeight="semibold" mb="2">
        {t('chooseLevel')}
      </chakra.h2>
      <Rules game={game} />
      <chakra.ol display="flex" flexWrap="wrap" gap="4" listStyleType="none" ps="0" my="4">
        {levels.map((level) => (
          <Level key={level} level={level} game={game} isBusy={isBusy} onStart={onStart} />
        ))}
      </chakra.ol>
    </chakra.section>
  );
}

function Level({ level, game, isBusy, onStart }: LevelSelectionProps & { readonly level: number }) {
  const { t } = useTexts('game');
  const reason = useId();
  const state = levelState(level, game);
  const isOpen = state === 'open';
  return (
    <Box as="li" width="28" textAlign="center">
      <Button
        variant={isOpen ? 'solid' : 'outline'}
        rounded="full"
        boxSize="16"
        minW="16"
        p="0"
        fontSize="xl"
        aria-label={t('level', { level })}
        aria-describedby={reason}
        // It stays in the order of the keyboard: whoever cannot see it hears why it is closed.
        aria-disabled={!isOpen || isBusy || undefined}
        {...(!isOpen && { color: 'fg.muted', borderStyle: 'dashed', cursor: 'not-allowed' })}
        onClick={() => {
          if (isOpen && !isBusy) onStart(level);
        }}
      >
        {level}
      </Button>
      <Text id={reason} fontSize="sm" color="fg.muted" mt="1.5" lineHeight="short">
        <StateMark state={state} isPassed={level < game.maxAllowed} />{' '}
        <StateText state={state} level={level} game={game} />
      </Text>
    </Box>
  );
}

function StateMark({ state, isPassed }: { readonly state: LevelState; readonly isPassed: boolean }) {
  if (state === 'locked') return <Lock size={13} aria-hidden="true" style={{ display: 'inline' }} />;
  return isPassed ? <Check size={14} aria-hidden="true" style={{ display: 'inline' }} /> : null;
}

interface StateTextProps {
  readonly state: LevelState;
  readonly level: number;
  readonly game: GameStanding;
}

function StateText({ state, level, game: { maxAllowed, threshold } }: StateTextProps) {
  const { t, language } = useTexts('game');
  switch (state) {
    case 'open':
      return t(level < maxAllowed ? 'levelState.again' : 'levelState.open');
    case 'played':
      return t('levelState.played');
    case 'locked':
      return threshold === undefined
        ? t('levelState.locked', { level: level - 1 })
        : t('levelState.lockedBelow', { level: level - 1, share: percentIn(language, threshold) });
  }
}

function Rules({ game: { duration, threshold, isRepeatable } }: { readonly game: GameStanding }) {
  const { t, language } = useTexts('game');
  const lines = [
    duration === undefined
      ? t('rules.noTime')
      : t(duration.per === 'level' ? 'rules.timeOfLevel' : 'rules.timeOfQuestion', { count: duration.seconds }),
    ...(threshold === undefined ? [] : [t('rules.threshold', { share: percentIn(language, threshold) })]),
    t(isRepeatable ? 'rules.repeatable' : 'rules.once'),
  ];
  return <Text color="fg.muted">{lines.join(' ')}</Text>;
}
