import type {
  CorrectionFailure,
  NewDataFailure,
  ProblemStore,
  SaveOutcome,
  ShownCorrection,
} from '@lemma/core/problem';
import type { FieldState } from '@lemma/core/question';
import { useNoAnswerText, useTexts } from '../language/index.ts';
import { useNotices, type Notice } from '../shell/index.ts';

/** Milliseconds that the message on reaching the limit of new data stays (specification 001 §9). */
const limitStays = 2000;

/** What the buttons around a problem do. */
export interface ProblemCommands {
  readonly save: () => Promise<void>;
  readonly drawNewData: (which: 'all' | 'wrongAnswers') => Promise<void>;
  readonly correct: (type: ShownCorrection['type']) => Promise<void>;
}

/** The commands of a problem, each with its message about the outcome (specification 001 §8). `isOwn`: the reader's own. */
export function useProblemCommands(store: ProblemStore, isOwn: boolean): ProblemCommands {
  const { t, language } = useTexts('problem');
  const noAnswer = useNoAnswerText();
  const notices = useNotices();
  // One message at a time: what an earlier command has said may not be true any more.
  const show = (notice: Notice) => notices.show({ ...notice, topic: 'problem' });

  const joined = (...sentences: readonly string[]) => sentences.join(language === 'zh' ? '' : ' ');

  /** What the save has found in the fields, as far as it is not what the learner wanted. */
  function withFields(kind: Notice['kind'], text: string): Notice {
    const { problem } = store.state;
    const states = problem.status === 'loaded' ? [...(problem.value.fields?.values() ?? [])] : [];
    const count = (found: FieldState) => states.filter(({ state }) => state === found).length;
    const [unreadable, ambiguous, empty] = [count('unreadable'), count('ambiguous'), count('empty')];
    const more = [
      ...(unreadable > 0 ? [t('savedUnreadable', { count: unreadable })] : []),
      ...(ambiguous > 0 ? [t('savedAmbiguous', { count: ambiguous })] : []),
      ...(empty > 0 ? [t('savedEmpty', { count: empty })] : []),
    ];
    return {
      kind: more.length > 0 ? 'warning' : kind,
      text: joined(text, ...more),
    };
  }

  function noticeOnSave(outcome: SaveOutcome): Notice | undefined {
    switch (outcome) {
      case 'saved':
        return withFields('success', t('savedSuccessfully'));
      case 'savedWithoutTry':
        return withFields('warning', t('savedWithoutTry'));
      case 'savedUnchanged':
        return withFields('warning', t('savedUnchanged'));
      case 'nothingEntered':
        return { kind: 'warning', text: t('nothingEntered') };
      case 'undecided':
        return { kind: 'warning', text: t('decideFirst') };
      // The page shows the answers that were not taken, if there are any.
      case 'replaced':
        return store.state.untaken ? undefined : { kind: 'warning', text: t('problemReplaced') };
      case 'closed':
        return store.state.untaken ? undefined : { kind: 'warning', text: t('problemClosed') };
      default:
        return {
          kind: 'error',
          text: joined(
            t('errorOnSave'),
            outcome.failure.kind === 'forbidden' ? t('why.refused') : noAnswer(outcome.failure),
          ),
        };
    }
  }

  function noticeOnNewData(failure: NewDataFailure): Notice {
    switch (failure.kind) {
      case 'limitReached':
        return { kind: 'error', text: t('errorReachedNewDataLimit'), stay: limitStays };
      case 'nothingToDraw':
        return { kind: 'warning', text: t('nothingToDraw') };
      case 'forbidden':
      case 'notDrawn':
        return { kind: 'error', text: t('errorOnLoadNewData') };
      default:
        return { kind: 'error', text: joined(t('errorOnLoadNewData'), noAnswer(failure)) };
    }
  }

  function noticeOnCorrection(failure: CorrectionFailure): Notice {
    switch (failure.kind) {
      case 'noCorrection':
        return { kind: 'warning', text: t(isOwn ? 'correctionNeedsSave' : 'noCorrectionAvailable') };
      case 'forbidden':
        return { kind: 'warning', text: t('correctionForbidden') };
      case 'failed': {
        const { cause } = failure;
        if (cause === undefined) return { kind: 'warning', text: t('correctionAlert') };
        return { kind: 'warning', text: t('correctionFailedWithCause', { cause: cause.trim() || t('unknownCause') }) };
      }
      default:
        return { kind: 'error', text: joined(t('errorLoadingCorrection'), noAnswer(failure)) };
    }
  }

  return {
    save: async () => {
      const outcome = await store.save();
      const { problem } = store.state;
      const isLate = problem.status === 'loaded' && problem.value.lateSaved !== undefined;
      const isSaved = outcome === 'saved' || outcome === 'savedWithoutTry' || outcome === 'savedUnchanged';
      const notice: Notice | undefined =
        isSaved && isLate ? { kind: 'warning', text: t('savedLate') } : outcome && noticeOnSave(outcome);
      if (notice !== undefined) show(notice);
    },
    drawNewData: async (which) => {
      const drawn = await store.drawNewData(which);
      if (drawn?.ok === false) show(noticeOnNewData(drawn.failure));
    },
    correct: async (type) => {
      const corrected = await store.correct(type);
      if (corrected?.ok === false) show(noticeOnCorrection(corrected.failure));
    },
  };
}
