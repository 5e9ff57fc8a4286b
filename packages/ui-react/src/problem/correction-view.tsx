import { Alert, Box, Button, chakra, Stack } from '@chakra-ui/react';
import { percentIn } from '@lemma/core/language';
import type { AnswersByKey, PageAnswers } from '@lemma/core/mathlet';
import type { ProblemStore, ShownCorrection } from '@lemma/core/problem';
import { Store } from '@lemma/core/store';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { forFingers } from '../answer/index.ts';
import { LateCreditNotice } from '../deadline/index.ts';
import { DocumentView } from '../document/index.ts';
import { useTexts } from '../language/index.ts';
import { ProblemControls } from './problem-controls.tsx';
import { RegradedNotice } from './regraded-notice.tsx';
import { StandingView } from './standing-view.tsx';

interface CorrectionViewProps {
  readonly store: ProblemStore;
  readonly correction: ShownCorrection;
  readonly annotations: boolean;
  /** Whether it is the reader's own work. */
  readonly isOwn: boolean;
  readonly titleAs?: 'h1' | 'h2';
  /** Whether it stands with others: it has no buttons, and readers begin elsewhere. Default false. */
  readonly isPart?: boolean;
}

/** The correction of a problem: what was given, and what is to be said about it. Figures cannot be moved. */
export function CorrectionView({
  store,
  correction,
  annotations,
  isOwn,
  titleAs = 'h1',
  isPart = false,
}: CorrectionViewProps) {
  const { t, language } = useTexts('problem');
  const { document, seed, questions, answers, standing, controls, score, type, regraded } = correction;
  const given = useMemo(() => new HandedIn(answers), [answers]);
  const isDecided = !questions.some(
    (question) => question.score === undefined || question.answers.some(({ decision }) => decision === 'awaited'),
  );
  const top = useRef<HTMLDivElement>(null);
  // The button that was used is gone: readers begin at the top of the other page.
  useEffect(() => {
    if (isPart) return;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }, [isPart]);
  return (
    <Stack
      gap="4"
      ref={top}
      tabIndex={-1}
      outline="none"
      // A part is within the region of its problem: several of one name would say nothing.
      {...(!isPart && { role: 'region', 'aria-label': t('marking.title') })}
      scrollMarginTop="20"
    >
      <Stack
        gap="3"
        lang={language}
        direction={{ base: 'column', sm: 'row' }}
        align={{ sm: 'center' }}
        justify="space-between"
      >
        {!isPart && (
          <Button
            variant="outline"
            css={forFingers}
            alignSelf="flex-start"
            onClick={() => void store.back()}
            _print={{ display: 'none' }}
          >
            <ArrowLeft size={16} aria-hidden="true" />
            {t('back')}
          </Button>
        )}
        <chakra.p fontSize="lg" fontWeight="semibold">
          {score === undefined
            ? t('marking.noScore')
            : t(isDecided ? 'marking.score' : 'marking.scoreSoFar', { share: percentIn(language, score) })}
        </chakra.p>
      </Stack>
      {type === 'correctionPreview' && (
        <Alert.Root status="info" lang={language}>
          <Alert.Indicator />
          <Alert.Title>{t('marking.preview')}</Alert.Title>
        </Alert.Root>
      )}
      {standing.lateCredit !== undefined && <LateCreditNotice credit={standing.lateCredit} />}
      {regraded && <RegradedNotice regraded={regraded} />}
      {!isPart && (
        <Box _empty={{ display: 'none' }}>
          <StandingView {...standing} />
        </Box>
      )}
      <DocumentView
        document={document}
        seed={seed}
        annotations={annotations}
        interactive={false}
        solutions="never"
        problemAnswers={given}
        correction={questions}
        titleAs={titleAs}
      />
      {!isPart && (
        <ProblemControls store={store} controls={controls} standing={standing} canSave={false} isOwn={isOwn} />
      )}
    </Stack>
  );
}

/** The answers that were corrected: nobody changes them any more. */
class HandedIn extends Store<AnswersByKey> implements PageAnswers {
  give(): boolean {
    return false;
  }
}
