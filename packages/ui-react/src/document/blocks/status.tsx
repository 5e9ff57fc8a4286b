import { chakra, Stack } from '@chakra-ui/react';
import type { Performance, ProblemStatus } from '@lemma/core/document';
import { useTexts } from '../../language/index.ts';
import { placeOf } from '../place.ts';

/** Colours for success, for what can be improved, and for the rest. */
const palettes: Readonly<Record<Performance, 'success' | 'warning' | 'info'>> = {
  feedbackSubtasks: 'info',
  newData: 'info',
  notPassed: 'warning',
  passed: 'success',
  passedExcellent: 'success',
  passedGood: 'success',
  passedOld: 'info',
  passedOldTutor: 'info',
  passedPerfect: 'success',
  selftestCorrected: 'info',
};

/** The result of a problem, how often it was saved, and whether a rating of its article is requested. */
export function StatusBlockView({ block }: { readonly block: ProblemStatus }) {
  const { t, language } = useTexts('game');
  const { performance, timesSaved, rateArticleReminder, span } = block;
  const palette = performance === undefined ? 'info' : palettes[performance];
  const isEmpty = performance === undefined && timesSaved === undefined && !rateArticleReminder;
  return isEmpty ? null : (
    <Stack
      {...placeOf(span)}
      lang={language}
      gap="1"
      my="4"
      px="4"
      py="3"
      rounded="md"
      bg={`bg.${palette}`}
      color={`fg.${palette}`}
    >
      {performance !== undefined && <chakra.div fontWeight="semibold">{t(`performance.${performance}`)}</chakra.div>}
      {performance === 'passedOldTutor' && <div>{t('performance.passedOld')}</div>}
      {timesSaved !== undefined && (
        <chakra.div _firstLetter={{ textTransform: 'uppercase' }}>{t('timesSaved', { count: timesSaved })}</chakra.div>
      )}
      {rateArticleReminder && <div>{t('rateArticle')}</div>}
    </Stack>
  );
}
