import { Button, Stack } from '@chakra-ui/react';
import type { Document } from '@lemma/core/document';
import { GameStore, type GameStanding } from '@lemma/core/game';
import { tokens } from '@lemma/core/tokens';
import { numberedQuestions, TriedGame } from '@lemma/core/tried-game';
import { useEffect, useMemo } from 'react';
import { forFingers } from '../answer/index.ts';
import { useClock, useService, useStore } from '../binding/index.ts';
import { BlockOfOneQuestion, DocumentView, OneQuestionContext } from '../document/index.ts';
import { GameStage, HighscoresView } from '../game/index.ts';
import { useTexts } from '../language/index.ts';

interface TriedGameViewProps {
  readonly document: Document;
  /** The seed of the first play. */
  readonly seed: number;
  readonly annotations: boolean;
}

/** A game as it is tried: played like any other, while nothing of it is kept. */
export function TriedGameView({ document, seed: firstSeed, annotations }: TriedGameViewProps) {
  const clock = useClock();
  const log = useService(tokens.log);
  const page = useMemo(() => numberedQuestions(document), [document]);
  const tried = useMemo(() => new TriedGame(document, firstSeed, clock), [document, firstSeed, clock]);
  const game = useMemo(() => new GameStore(tried, { clock, log }), [tried, clock, log]);
  useEffect(() => {
    game.open();
    return () => game.dispose();
  }, [game]);
  const { problem, seed } = useStore(tried);
  if (problem.status !== 'loaded') return null;
  const { attempt, game: standing } = problem.value;
  return (
    <GameStage
      game={game}
      standing={standing}
      isBusy={false}
      isOwn
      task={(question) => (
        <OneQuestionContext value={question}>
          <DocumentView
            key={attempt}
            document={page}
            seed={seed}
            annotations={annotations}
            solutions="never"
            problemAnswers={tried.answers}
            blockView={BlockOfOneQuestion}
          />
        </OneQuestionContext>
      )}
      result={({ last }, onStart) => <TriedResult last={last} onStart={onStart} />}
    />
  );
}

function TriedResult({ last, onStart }: { readonly last: GameStanding['last']; readonly onStart: () => void }) {
  const { t, language } = useTexts('game');
  return (
    <Stack gap="4" lang={language}>
      {last?.highscores && (
        <HighscoresView
          highscores={{ kind: 'highscores', level: last.level, ...last.highscores, span: { from: 0, to: 0 } }}
        />
      )}
      <Button css={forFingers} height="auto" alignSelf="flex-start" minW="9rem" onClick={onStart}>
        {t('button.start')}
      </Button>
    </Stack>
  );
}
