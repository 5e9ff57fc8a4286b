import { Alert, Box, Button, Skeleton, Stack } from '@chakra-ui/react';
import {
  type HitKind,
  type ResultPage,
  type SearchCriteria,
  type SearchFailure,
  type SearchHit,
} from '@lemma/core/search';
import { isPlatformFailure } from '@lemma/core/platform';
import type { Loadable } from '@lemma/core/store';
import { Suspense, type ReactNode } from 'react';
import { useNoAnswerText, useTexts } from '../language/index.ts';
import { lateView } from '../shell/index.ts';

const NothingFound = lateView(async () => (await import('./other-hits.tsx')).NothingFound);
const FoundNote = lateView(async () => (await import('./other-hits.tsx')).FoundNote);

interface ResultListProps {
  /** The criteria of the result. */
  readonly criteria: SearchCriteria;
  readonly result: Loadable<ResultPage, SearchFailure>;
  /** The kinds to choose from. */
  readonly kinds: readonly HitKind[];
  /** What other sources hold, if there are no hits. */
  readonly elsewhere?: ((criteria: SearchCriteria, page: ResultPage) => ReactNode) | undefined;
  readonly rowOf: (hit: SearchHit, at: number) => ReactNode;
  readonly onChoose: (criteria: SearchCriteria) => void;
  readonly onRetry: () => void;
}

/** The hits; or that they are loading, that there are none, or why the search failed. */
export function ResultList({ criteria, result, kinds, rowOf, elsewhere, onChoose, onRetry }: ResultListProps) {
  switch (result.status) {
    case 'loading':
      return <RowsToCome />;
    case 'failed':
      return <NoResult failure={result.failure} onRetry={onRetry} />;
    case 'loaded':
      return result.value.hits.length === 0 ? (
        <Suspense fallback={<Box minH="2xs" />}>
          <NothingFound criteria={criteria} page={result.value} kinds={kinds} onChoose={onChoose}>
            {elsewhere?.(criteria, result.value)}
          </NothingFound>
        </Suspense>
      ) : (
        <>
          {isNoteworthy(result.value) && (
            <Suspense fallback={<Box minH="8" />}>
              <FoundNote criteria={criteria} page={result.value} onChoose={onChoose} />
            </Suspense>
          )}
          <Stack as="ul" listStyleType="none" gap="0" bg="bg.panel" borderWidth="1px" borderRadius="l3">
            {result.value.hits.map((hit, at) => rowOf(hit, at))}
          </Stack>
        </>
      );
  }
}

function isNoteworthy({ foundBy }: ResultPage): boolean {
  return foundBy === 'nearWords' || foundBy === 'otherLanguages';
}

/** Rows mostly arrive within 150 ms; only later ones are announced by grey placeholders. */
function RowsToCome() {
  return (
    <Stack gap="2" aria-hidden="true" animation="fade-in 200ms 150ms both">
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} height="2.75rem" borderRadius="l2" />
      ))}
    </Stack>
  );
}

function NoResult({ failure, onRetry }: { readonly failure: SearchFailure; readonly onRetry: () => void }) {
  const { t } = useTexts('search');
  const noAnswer = useNoAnswerText();
  const isRefused = failure.kind === 'languageRequired' || failure.kind === 'forbidden';
  return (
    <Alert.Root status={isPlatformFailure(failure) ? 'error' : 'warning'} role="alert">
      <Alert.Indicator />
      <Alert.Title flex="1">
        {isRefused ? t(`failures.${failure.kind}`) : noAnswer(failure, t('failures.unavailable'))}
      </Alert.Title>
      {!isRefused && (
        <Button size="sm" variant="outline" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </Alert.Root>
  );
}
