import type { Kysely } from 'kysely';
import { progressIn, standingOf, type ProblemProgress } from '@lemma/core/problem';
import type { CorrectionPolicy } from '@lemma/core/workflow';
import type { Tables } from '../database/index.ts';
import { answersOf, isOpened, type Attempt } from './attempts.ts';
import { progressOf } from './data-sheet.ts';
import type { Answers } from './write-answers.ts';

/** What holds for a learner in a worksheet. */
interface SheetCircumstances {
  readonly policy: CorrectionPolicy;
  readonly isAfterDeadline: boolean;
  readonly isCorrectionDue: boolean;
  /** Whether what is saved now is kept as late. */
  readonly isLate: boolean;
}

/** How far a learner is in a worksheet, by the paths of the problems that he has opened. */
export async function sheetProgress(
  db: Kysely<Tables>,
  { user, worksheet }: { readonly user: string; readonly worksheet: string },
  circumstances: SheetCircumstances,
): Promise<ReadonlyMap<string, ProblemProgress>> {
  const attempts = await db
    .selectFrom('attempt')
    .selectAll()
    .where('user_id', '=', user)
    .where('place', '=', worksheet)
    .where(isOpened)
    .execute();
  const ids = attempts.map(({ id }) => id);
  const [answers, savings] = await Promise.all([answersOf(db, ids), lastSavings(db, ids)]);
  return new Map(
    attempts.map((attempt) => {
      const { id, path, draw } = attempt;
      const saving = savings.get(id);
      const work = { kept: answers.get(id) ?? {}, saving: saving?.draw === draw ? saving : undefined };
      return [path, progressOfAttempt(attempt, work, circumstances)];
    }),
  );
}

interface LastSaving {
  readonly draw: number;
  readonly answers: Answers;
  readonly isLate: boolean;
}

interface WorkOnAttempt {
  readonly kept: Answers;
  readonly saving: LastSaving | undefined;
}

function progressOfAttempt(
  { state, asked }: Attempt,
  { kept, saving }: WorkOnAttempt,
  { policy, isAfterDeadline, isCorrectionDue, isLate }: SheetCircumstances,
): ProblemProgress {
  const progress = progressOf(asked, kept);
  const standing = standingOf(state, {
    asked: asked.map(({ number }) => number),
    progress,
    policy,
    isAfterDeadline,
    isCorrectionDue,
    isLate,
    // That there is a newer version changes no mark.
    isOutdated: false,
    isTutor: false,
  });
  const isGame = state.game !== undefined;
  return progressIn(standing, {
    filled: isGame ? [] : [...progress.values()],
    isChanged: !isGame && !isHandedIn(kept, saving?.answers ?? {}),
    isLate: saving?.isLate === true,
  });
}

/** Whether what is kept is what was saved; a field that was emptied again is like one that was never filled. */
export function isHandedIn(kept: Answers, saved: Answers): boolean {
  const keys = new Set([...Object.keys(kept), ...Object.keys(saved)]);
  return [...keys].every((key) => (kept[key]?.value ?? '') === (saved[key]?.value ?? ''));
}

/** What was saved last in attempts, by their ids. */
export async function lastSavings(
  db: Kysely<Tables>,
  attempts: readonly string[],
): Promise<ReadonlyMap<string, LastSaving>> {
  if (attempts.length === 0) return new Map();
  const rows = await db
    .selectFrom('saving')
    .distinctOn('attempt_id')
    .select(['attempt_id', 'draw', 'answers', 'late', 'accepted_at'])
    .where('attempt_id', 'in', attempts)
    .orderBy('attempt_id')
    .orderBy('number', 'desc')
    .execute();
  return new Map(
    rows.map(({ attempt_id, draw, answers, late, accepted_at }) => [
      attempt_id,
      { draw, answers, isLate: late && accepted_at === null },
    ]),
  );
}
