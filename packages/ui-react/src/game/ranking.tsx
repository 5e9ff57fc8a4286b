import { chakra } from '@chakra-ui/react';
import type { HighscoreEntry } from '@lemma/core/document';
import { minutesAndSeconds, rankingRows } from '@lemma/core/game';
import { useTexts } from '../language/index.ts';

/**
 * A ranking: the best results and the current one, which is bold. A reader's own results are light yellow and labelled
 * as such.
 */
export function Ranking({ entries }: { readonly entries: readonly HighscoreEntry[] }) {
  const { t } = useTexts('game');
  return (
    <chakra.table width="100%" maxWidth="30rem" css={{ '& td, & th': cell, '& th': { fontWeight: 'semibold' } }}>
      <chakra.caption textAlign="start" fontWeight="semibold" mb="2">
        {t('ranking')}
      </chakra.caption>
      <thead>
        <tr>
          <th scope="col">{t('rank')}</th>
          <th scope="col">{t('score')}</th>
          <th scope="col">{t('time')}</th>
        </tr>
      </thead>
      <tbody>
        {rankingRows(entries).map((row, index) =>
          row.kind === 'filler' ? <Filler key={index} /> : <Result key={index} entry={row.entry} />,
        )}
      </tbody>
    </chakra.table>
  );
}

/** Where there is no page of a document around it that has tables, too. */
const cell = { textAlign: 'end', px: '2', py: '1.5', borderBottomWidth: '1px' } as const;

function Filler() {
  const { t } = useTexts('game');
  return (
    <tr>
      <chakra.td colSpan={3} aria-label={t('others')} color="fg.muted">
        …
      </chakra.td>
    </tr>
  );
}

function Result({ entry: { rank, score, seconds, isCurrent, isOwn } }: { readonly entry: HighscoreEntry }) {
  const { t, language } = useTexts('game');
  return (
    <chakra.tr
      aria-current={isCurrent ? 'true' : undefined}
      fontWeight={isCurrent ? 'bold' : undefined}
      bg={isOwn ? 'yellow.subtle' : undefined}
    >
      <td>
        {isOwn && (
          <chakra.span fontSize="sm" me="2">
            {t('own')}
          </chakra.span>
        )}{' '}
        {rank}
      </td>
      <td>{new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(score)}</td>
      <td>{t('minutes', minutesAndSeconds(seconds))}</td>
    </chakra.tr>
  );
}
