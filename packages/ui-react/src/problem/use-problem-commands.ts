import type {
  CorrectionFailure,
  NewDataFailure,
  ProblemStore,
  SaveOutcome,
  ShownCorrection,
} from '@lemma/core/problem';
import { useTexts } from '../language/index.ts';
import { useNotices, type Notice } from '../shell/index.ts';

/** Milliseconds that the message on reaching the limit of new data stays (specification 001 §9). */
const limitStays = 2000;

/** What the buttons around a problem do. */
export interface ProblemCommands {
  readonly save: () => Promise<void>;
  readonly drawNewData: (which: 'all' | 'wrongAnswers') => Promise<void>;
  readonly correct: (type: ShownCorrection['type']) => Promise<void>;
}

/** The commands of a problem, each with its message about the outcome (specification 001 §8). */
export function useProblemCommands(store: ProblemStore): ProblemCommands {
  const { t } = useTexts('problem');
  const notices = useNotices();

  function noticeOnSave(outcome: SaveOutcome): Notice | undefined {
    switch (outcome) {
      case 'saved':
        return { kind: 'success', text: t('savedSuccessfully') };
      case 'savedWithoutTry':
        return { kind: 'warning', text: t('savedWithoutTry') };
      case 'failed':
        return { kind: 'error', text: t('errorOnSave') };
      case 'undecided':
        return { kind: 'warning', text: t('decideFirst') };
      // The page shows the answers that were not taken, if there are any.
      case 'replaced':
        return store.state.untaken ? undefined : { kind: 'warning', text: t('problemReplaced') };
      case 'closed':
        return store.state.untaken ? undefined : { kind: 'warning', text: t('problemClosed') };
    }
  }

  function noticeOnNewData(failure: NewDataFailure): Notice {
    return failure.kind === 'limitReached'
      ? { kind: 'error', text: t('errorReachedNewDataLimit'), stay: limitStays }
      : { kind: 'error', text: t('errorOnLoadNewData') };
  }

  function noticeOnCorrection(failure: CorrectionFailure): Notice {
    switch (failure.kind) {
      case 'noCorrection':
        return { kind: 'warning', text: t('noCorrectionAvailable') };
      case 'forbidden':
        return { kind: 'warning', text: t('correctionForbidden') };
      case 'failed': {
        const { cause } = failure;
        if (cause === undefined) return { kind: 'warning', text: t('correctionAlert') };
        return { kind: 'warning', text: t('correctionFailedWithCause', { cause: cause.trim() || t('unknownCause') }) };
      }
      default:
        return { kind: 'error', text: t('errorLoadingCorrection') };
    }
  }

  return {
    save: async () => {
      const outcome = await store.save();
      const { problem } = store.state;
      const isLate = problem.status === 'loaded' && problem.value.lateSaved !== undefined;
      const isSaved = outcome === 'saved' || outcome === 'savedWithoutTry';
      const notice: Notice | undefined =
        isSaved && isLate ? { kind: 'warning', text: t('savedLate') } : outcome && noticeOnSave(outcome);
      if (notice !== undefined) notices.show(notice);
    },
    drawNewData: async (which) => {
      const drawn = await store.drawNewData(which);
      if (drawn?.ok === false) notices.show(noticeOnNewData(drawn.failure));
    },
    correct: async (type) => {
      const corrected = await store.correct(type);
      if (corrected?.ok === false) notices.show(noticeOnCorrection(corrected.failure));
    },
  };
}
