import type { Kysely, Transaction } from 'kysely';
import { countedScore, isEntered } from '@lemma/core/problem';
import type { Tables } from '../database/index.ts';
import { lastSaving, type Attempt } from './attempts.ts';
import type { ProblemViews } from './problem-views.ts';
import { becomesAgain, isTouched, replacedBefore, type ReplacedWork } from './replaced-work.ts';

/**
 * Gives back what new values have replaced, if the learner has given nothing with them: what was handed in before counts
 * again (docs/decisions/0098). The deadline has passed, and the attempt is locked. Answers whether something was given back.
 */
export async function giveBack(transaction: Transaction<Tables>, attempt: Attempt, received: number): Promise<boolean> {
  const row = await replacedBefore(transaction, attempt);
  if (row === undefined || row.is_undone || (await isTouched(transaction, attempt))) return false;
  const saved = await lastSaving(transaction, { id: attempt.id, draw: row.of_draw });
  // What learners replace themselves they discard, but for what they have handed in.
  const answers = row.made_by === attempt.user_id ? saved : row.answers;
  const wasEntered = Object.entries(answers ?? {}).some(([key, { value }]) => isEntered(key, value));
  if (answers === undefined || (saved === undefined && !wasEntered)) return false;
  await transaction.deleteFrom('answer').where('attempt_id', '=', attempt.id).execute();
  await becomesAgain(transaction, attempt, { ...row, answers }, { received, key: undefined });
  return true;
}

/**
 * The work that a teacher has replaced, if it is at least as good as what was only entered with the new values: the learner
 * has not asked for these. Without a score of it, or where the learner has drawn, what was entered counts.
 */
export async function betterReplaced(
  { db, views }: { readonly db: Kysely<Tables>; readonly views: Pick<ProblemViews, 'grade' | 'languageOf'> },
  attempt: Attempt,
  name: string,
  score: number | undefined,
): Promise<ReplacedWork | undefined> {
  const row = await replacedBefore(db, attempt);
  if (row === undefined || row.is_undone || row.made_by === attempt.user_id) return undefined;
  const former = await formerScore({ db, views }, attempt, row, name);
  return former !== undefined && former >= (score ?? 0) ? row : undefined;
}

async function formerScore(
  { db, views }: Parameters<typeof betterReplaced>[0],
  attempt: Attempt,
  { of_draw: draw, version_hash, seed, drawing, generations, asked, state, mended_hash }: ReplacedWork,
  name: string,
): Promise<number | undefined> {
  const saved = await lastSaving(db, { id: attempt.id, draw });
  if (saved === undefined || state.outcome !== undefined) return countedScore(state);
  const former = { ...attempt, draw, version_hash, seed, drawing, generations, asked, state, mended_hash };
  const language = await views.languageOf(former);
  const graded = await views.grade({ path: attempt.path, name, language }, former, saved);
  return graded.ok ? graded.value.score : undefined;
}
