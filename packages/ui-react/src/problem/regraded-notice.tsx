import { Alert } from '@chakra-ui/react';
import { percentIn } from '@lemma/core/language';
import type { Regraded } from '@lemma/core/problem';
import { useDates, useTexts } from '../language/index.ts';

/** Tells learners that their problem was mended and graded again, and what came of it. */
export function RegradedNotice({ regraded: { at, before, after } }: { readonly regraded: Regraded }) {
  const { t, language } = useTexts('problem');
  const date = useDates().day(at);
  const isBetter = after !== undefined && after > (before ?? 0);
  return (
    <Alert.Root status="info" lang={language}>
      <Alert.Indicator />
      <Alert.Title>
        {isBetter
          ? t('regraded.better', {
              date,
              before: percentIn(language, before ?? 0),
              after: percentIn(language, after),
            })
          : t('regraded.same', { date })}
      </Alert.Title>
    </Alert.Root>
  );
}
