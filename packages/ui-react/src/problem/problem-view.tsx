import { Box, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import type { Document } from '@lemma/core/document';
import type { Language } from '@lemma/core/language';
import type { OpenedProblem, ProblemReference, ProblemState, ProblemStore } from '@lemma/core/problem';
import { Suspense, useCallback } from 'react';
import { useStore } from '../binding/index.ts';
import { DocumentView, ProblemOfCodeContext } from '../document/index.ts';
import { LateCreditNotice, LateSavedNotice } from '../deadline/index.ts';
import { useTexts } from '../language/index.ts';
import { useAnswers } from '../preview/index.ts';
import { lateView } from '../shell/index.ts';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { CorrectionView } from './correction-view.tsx';
import { KeptIndicator } from './kept-indicator.tsx';
import { ProblemControls } from './problem-controls.tsx';
import { ProblemFailureNotice } from './problem-failure-notice.tsx';
import { DrawnByTeacherNotice } from './drawn-by-teacher-notice.tsx';
import { RegradedNotice } from './regraded-notice.tsx';
import { SavedField } from './saved-field.tsx';
import { StandingView } from './standing-view.tsx';
import { UnsavedWarning } from './unsaved-warning.tsx';
import { UntakenNotice } from './untaken-notice.tsx';

interface ProblemViewProps {
  readonly store: ProblemStore;
  readonly reference: ProblemReference;
  /** Whether annotations are shown (role view-annotations). */
  readonly annotations: boolean;
  readonly languageHref: (language: Language) => string;
  /** The heading level of the title. Default `h1`. */
  readonly titleAs?: 'h1' | 'h2';
  /** Whether it stands with others that are handed in together: it has no buttons of its own. Default false. */
  readonly isPart?: boolean;
}

/** A learner's problem, or its correction (specification 001 §2). */
export function ProblemView({ store, reference, languageHref, ...view }: ProblemViewProps) {
  const state = useStore(store);
  const { problem, correction } = state;
  const { t } = useTexts('problem');
  const isOwn = reference.learner === undefined;
  if (correction !== undefined) return <CorrectionView store={store} correction={correction} isOwn={isOwn} {...view} />;
  switch (problem.status) {
    case 'loading':
      return (
        <Stack gap="4" animation="fade-in 200ms 150ms both">
          <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
          <Skeleton height="10" width="60%" />
          <Skeleton height="24" />
          <Skeleton height="12" width="40%" />
          <Skeleton height="48" />
        </Stack>
      );
    case 'failed':
      return (
        <ProblemFailureNotice
          failure={problem.failure}
          reference={reference}
          titleAs={view.titleAs}
          languageHref={languageHref}
          onRetry={() => void store.open()}
        />
      );
    case 'loaded':
      if (problem.value.game !== undefined || isGame(problem.value.document)) {
        return (
          <GameView store={store} reference={reference} state={state} problem={problem.value} isOwn={isOwn} {...view} />
        );
      }
      return (
        <OpenedProblemView
          store={store}
          reference={reference}
          state={state}
          problem={problem.value}
          isOwn={isOwn}
          {...view}
        />
      );
  }
}

const GameProblemView = lateView(async () => (await import('./game-problem-view.tsx')).GameProblemView);

/** A document with levels is a game, even if the platform has not said how far its player is. */
function isGame({ blocks }: Document): boolean {
  return blocks.some((block) => block.kind === 'questionPlan' && block.levels.length > 0);
}

function GameView(props: OpenedProblemViewProps) {
  const { store, state, problem, isOwn } = props;
  const { standing, controls } = problem;
  return (
    <Stack gap="4">
      {state.untaken && <UntakenNotice untaken={state.untaken} onDismiss={() => store.dismissUntaken()} />}
      <Suspense fallback={<Skeleton height="48" />}>
        <GameProblemView
          {...props}
          controls={
            controls.length === 0 ? null : (
              <ProblemControls
                store={store}
                controls={controls}
                standing={standing}
                canSave="corrections"
                isOwn={isOwn}
              />
            )
          }
        />
      </Suspense>
    </Stack>
  );
}

interface OpenedProblemViewProps extends Pick<
  ProblemViewProps,
  'store' | 'reference' | 'annotations' | 'titleAs' | 'isPart'
> {
  readonly state: ProblemState;
  /** Whether it is the reader's own work. */
  readonly isOwn: boolean;
  readonly problem: OpenedProblem;
}

function OpenedProblemView(props: OpenedProblemViewProps) {
  const { store, reference, state, problem, isOwn, annotations, titleAs = 'h1', isPart = false } = props;
  const { revision, doing, untaken } = state;
  const { document, seed, attempt, standing, controls } = problem;
  const shelf = useAnswers(`problem/${attempt}`);
  const aside = useCallback(
    (key: string) => (
      <>
        <SavedField store={store} answerKey={key} />
        <ChangedElsewhere store={store} answerKey={key} />
      </>
    ),
    [store],
  );
  return (
    <Stack gap="4">
      {untaken && <UntakenNotice untaken={untaken} onDismiss={() => store.dismissUntaken()} />}
      <ProblemOfCodeContext value={isOwn ? reference : undefined}>
        <DocumentView
          key={`${attempt}/${String(revision)}`}
          document={document}
          seed={seed}
          annotations={annotations}
          interactive={standing.isEditable && doing !== 'drawing'}
          solutions="never"
          answers={shelf}
          problemAnswers={store.answers}
          subtasks={standing.subtasks}
          aside={aside}
          titleAs={titleAs}
        />
      </ProblemOfCodeContext>
      {standing.lateCredit !== undefined && <LateCreditNotice credit={standing.lateCredit} />}
      {problem.lateSaved !== undefined && <LateSavedNotice at={problem.lateSaved} />}
      {problem.drawnByTeacher && <DrawnByTeacherNotice drawn={problem.drawnByTeacher} />}
      {problem.regraded && <RegradedNotice regraded={problem.regraded} />}
      <Box role="status" _empty={{ display: 'none' }}>
        {/* A self-test is handed in as a whole: how often a part of it was saved says nothing. */}
        <StandingView {...standing} tries={isPart ? 0 : standing.tries} />
      </Box>
      {problem.deadline && isOwn && standing.isEditable && !isPart && (
        <UnsavedWarning store={store} deadline={problem.deadline} />
      )}
      {isPart ? (
        <KeptIndicator store={store} />
      ) : (
        <ProblemControls store={store} controls={controls} standing={standing} canSave isOwn={isOwn} />
      )}
    </Stack>
  );
}
