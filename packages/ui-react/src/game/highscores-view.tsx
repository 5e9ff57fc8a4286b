import { chakra, Stack } from '@chakra-ui/react';
import type { Highscores } from '@lemma/core/document';
import { achievementsOf, minutesAndSeconds } from '@lemma/core/game';
import { Trophy } from 'lucide-react';
import { useTexts } from '../language/index.ts';
import { Ranking } from './ranking.tsx';

/** The last result of a game, its achievements, and the ranking. */
export function HighscoresView({ highscores }: { readonly highscores: Highscores }) {
  const { t, language } = useTexts('game');
  const { level, entries } = highscores;
  const current = entries.find((entry) => entry.isCurrent);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return (
    <chakra.section lang={language} aria-label={t('highscores')} my="5">
      {current !== undefined && (
        <p>
          {level === undefined ? t('lastResult') : t('lastResultOfLevel', { level })}{' '}
          <strong>{t('result', { score: number.format(current.score), ...minutesAndSeconds(current.seconds) })}</strong>
        </p>
      )}
      <Stack gap="2" my="3">
        {achievementsOf(highscores).map((achievement) => (
          <chakra.div
            key={achievement}
            display="flex"
            gap="3"
            alignItems="center"
            bg="bg.success"
            color="fg.success"
            rounded="md"
            px="4"
            py="2"
          >
            <Trophy size={18} aria-hidden="true" style={{ flexShrink: 0 }} />
            {t(`achievements.${achievement}`)}
          </chakra.div>
        ))}
      </Stack>
      {entries.length === 0 ? <p>{t('noResults')}</p> : <Ranking entries={entries} />}
    </chakra.section>
  );
}
