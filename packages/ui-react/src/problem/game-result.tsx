import { Alert, Button, Stack } from '@chakra-ui/react';
import type { GameStanding } from '@lemma/core/game';
import { tokens } from '@lemma/core/tokens';
import type { ReactNode } from 'react';
import { forFingers } from '../answer/index.ts';
import { useService } from '../binding/index.ts';
import { HighscoresView, ListingSwitch } from '../game/index.ts';
import { useTexts } from '../language/index.ts';

interface GameResultProps {
  readonly game: GameStanding;
  readonly isOwn: boolean;
  /** Back to the levels. */
  readonly onStart: () => void;
  readonly controls: ReactNode;
}

/** What the level that was played last has brought, where that may be seen. */
export function GameResult({ game, isOwn, onStart, controls }: GameResultProps) {
  const { t, language } = useTexts('game');
  const problems = useService(tokens.problemGateway);
  const { last, isListed } = game;
  return (
    <Stack gap="4" lang={language}>
      {last?.highscores === undefined ? (
        <Alert.Root status="success">
          <Alert.Indicator />
          <Alert.Title>{t('savedWithoutResult', { level: last?.level ?? 1 })}</Alert.Title>
        </Alert.Root>
      ) : (
        <HighscoresView
          highscores={{ kind: 'highscores', level: last.level, ...last.highscores, span: { from: 0, to: 0 } }}
        />
      )}
      {isOwn && (
        <Button
          css={forFingers}
          height="auto"
          alignSelf="flex-start"
          minW="9rem"
          onClick={onStart}
          _print={{ display: 'none' }}
        >
          {t('button.start')}
        </Button>
      )}
      {isOwn && last?.highscores !== undefined && (
        <ListingSwitch isListed={isListed} onChange={async (next) => (await problems.list(next)).ok} />
      )}
      {controls}
    </Stack>
  );
}
