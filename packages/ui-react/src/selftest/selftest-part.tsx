import { Alert, Button, chakra, Stack, Text } from '@chakra-ui/react';
import type { CorrectionFailure } from '@lemma/core/problem';
import type { Selftest, SelftestProblem, SelftestStore } from '@lemma/core/selftest';
import { useCallback, useEffect, useState } from 'react';
import { useStore } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';
import { ProblemView, useProblem } from '../problem/index.ts';

interface SelftestPartProps {
  readonly store: SelftestStore;
  readonly selftest: Selftest;
  readonly problem: SelftestProblem;
  /** From 1. */
  readonly number: number;
  readonly annotations: boolean;
}

/** A problem of a self-test: to be answered in work, as it was corrected in feedback. */
export function SelftestPart({ store, selftest, problem, number, annotations }: SelftestPartProps) {
  const { t, language } = useTexts('selftest');
  const reference = { path: problem.path, language: problem.language, worksheet: selftest.id };
  const work = useProblem(reference);
  useEffect(() => store.attach(work), [store, work]);
  const isFeedback = selftest.state === 'feedback';
  const isOpened = useStore(work, (state) => state.problem.status === 'loaded' && state.correction === undefined);
  const [failure, setFailure] = useState<CorrectionFailure>();
  const correct = useCallback(() => {
    void work
      .correct('correction')
      .then((corrected) => setFailure(corrected?.ok === false ? corrected.failure : undefined));
  }, [work]);
  useEffect(() => {
    if (isFeedback && isOpened) correct();
  }, [isFeedback, isOpened, correct]);
  return (
    <chakra.section
      aria-label={t('problem', { number, count: selftest.problems.length })}
      lang={language}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      p={{ base: '4', md: '6' }}
    >
      <Stack gap="3">
        <Text color="fg.muted" fontSize="sm" aria-hidden="true">
          {t('problem', { number, count: selftest.problems.length })}
        </Text>
        {failure && <NotCorrected failure={failure} onRetry={correct} />}
        <ProblemView
          store={work}
          reference={reference}
          annotations={annotations}
          languageHref={() => '#'}
          titleAs="h2"
          isPart
        />
      </Stack>
    </chakra.section>
  );
}

function NotCorrected({ failure, onRetry }: { readonly failure: CorrectionFailure; readonly onRetry: () => void }) {
  const { t, language } = useTexts('selftest');
  const isMissing = failure.kind === 'noCorrection';
  return (
    <Alert.Root status={isMissing ? 'info' : 'warning'} role="alert" lang={language}>
      <Alert.Indicator />
      <Alert.Title flex="1">{t(isMissing ? 'notEvaluated' : 'correctionFailed')}</Alert.Title>
      {!isMissing && (
        <Button size="sm" variant="outline" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </Alert.Root>
  );
}
