import type { AnswersStore, GivenScore, LearnersFailure, WrittenScore } from '@lemma/core/learner';
import { useNoAnswerText, useTexts } from '../language/index.ts';
import { useNotices } from '../shell/index.ts';

/** Milliseconds: long enough to notice a slip. */
const undoStays = 10_000;

/** What a tutor does with the scores of answers. */
interface ScoreCommands {
  /** Answers whether anything was given. */
  readonly give: (written: WrittenScore) => Promise<boolean>;
  readonly takeBack: (given: readonly GivenScore[]) => void;
}

/** Gives scores and takes them back, each with its notice; `onChanged` when what is shown has changed. */
export function useScores(store: AnswersStore, onChanged: () => void): ScoreCommands {
  const { t } = useTexts('learner');
  const notices = useNotices();
  const noAnswer = useNoAnswerText();

  function failureText(failure: LearnersFailure): string {
    return failure.kind === 'forbidden' ? t('failures.forbidden') : noAnswer(failure, t('scoreFailed'));
  }

  async function withdraw(given: readonly GivenScore[]) {
    const withdrawn = await store.withdraw(given);
    if (withdrawn === undefined) return;
    if (!withdrawn.ok) {
      notices.show({ kind: 'error', text: failureText(withdrawn.failure) });
      return;
    }
    onChanged();
    notices.show(
      withdrawn.value === given.length
        ? { kind: 'info', text: t('scoreWithdrawn', { count: withdrawn.value }) }
        : { kind: 'warning', text: t('scoresKept', { count: given.length - withdrawn.value }) },
    );
  }

  return {
    takeBack: (given) => void withdraw(given),

    async give(written) {
      const done = await store.give(written);
      if (done === undefined) return false;
      if (!done.ok) {
        notices.show({ kind: 'error', text: failureText(done.failure) });
        return false;
      }
      const { given, changed, decided } = done.value;
      const left = [
        changed > 0 && t('notGiven.changed', { count: changed }),
        decided > 0 && t('notGiven.decided', { count: decided }),
      ].filter((text) => typeof text === 'string');
      if (left.length > 0) notices.show({ kind: 'warning', text: left.join(' ') });
      if (given.length === 0) return false;
      onChanged();
      const notice = notices.show({
        kind: 'success',
        text: t('scoreGiven', { count: given.length }),
        stay: undoStays,
        action: {
          text: t('undo'),
          run: () => {
            notices.dismiss(notice);
            void withdraw(given);
          },
        },
      });
      return true;
    },
  };
}
