import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/index.ts';
import { isRemovedMeanwhile, showsCorrections, type Deadlines } from '../deadline/index.ts';
import { policyOf } from './admission.ts';
import type { AttemptPlace } from './attempts.ts';
import type { WorkOnProblems } from './work-on-problems.ts';

/** So many problems are corrected by one call at most; the next one goes on. */
const mostCorrected = 300;

/** What due work is corrected with. */
export interface DueCorrections {
  readonly db: Kysely<Tables>;
  readonly work: Pick<WorkOnProblems, 'correctHandedIn' | 'handInKept'>;
  readonly deadlines: Pick<Deadlines, 'at'>;
}

/**
 * The condition on `attempt` that something may be left to hand in: changed since it was saved, no try yet, or handed in
 * before new values with which nothing was handed in.
 */
export const isLeft = sql<boolean>`(attempt.state -> 'game' is null and attempt.state ->> 'isSeen' <> 'true'
  and (exists (
    select 1 from replaced_work as aside where aside.attempt_id = attempt.id and aside.draw = attempt.draw
      and not aside.is_undone
      and not exists (select 1 from receipt
        where receipt.attempt_id = attempt.id and receipt.draw = attempt.draw and receipt.kind = 'save'))
  or attempt.state ->> 'isUnclear' = 'true' or exists (
    select 1 from answer where answer.attempt_id = attempt.id and answer.value <> coalesce((
      select saving.answers -> answer.key ->> 'value' from saving
      where saving.attempt_id = attempt.id and saving.draw = attempt.draw
      order by saving.number desc limit 1), ''))))`;

/**
 * Hands in and corrects the work of learners in a worksheet whose time is over, without their having looked: its grade does
 * not depend on that. What cannot be corrected now waits for the next call.
 */
export async function correctWhatIsDue(
  by: DueCorrections,
  { worksheet, users, name }: { readonly worksheet: string; readonly users: readonly string[]; readonly name: string },
): Promise<void> {
  const { db } = by;
  if (users.length === 0) return;
  const sheet = await db.selectFrom('worksheet').select('correction').where('id', '=', worksheet).executeTakeFirst();
  if (sheet === undefined) return;
  const waiting = await db
    .selectFrom('attempt')
    .select(['user_id', 'path'])
    .where('place', '=', worksheet)
    .where('user_id', 'in', [...users])
    .where(sql<boolean>`state -> 'game' is null and (state -> 'outcome' is null or ${isLeft})`)
    .execute();
  for (const { user_id: user, path } of waiting.slice(0, mostCorrected)) {
    await correctIfDue(by, { user, place: worksheet, path }, name);
  }
}

/**
 * Hands in what was kept in one problem if its time is over, and corrects it if that waits for the deadline; answers whether
 * anything was done.
 */
export async function correctIfDue(
  { db, work, deadlines }: DueCorrections,
  at: AttemptPlace,
  name: string,
): Promise<boolean> {
  const held = await deadlines.at({ user: at.user, worksheet: at.place }, {}, { mayBeEarly: true });
  if (!held.ok) return false;
  const sheet = await db.selectFrom('worksheet').select('correction').where('id', '=', at.place).executeTakeFirst();
  const policy = policyOf(sheet?.correction ?? null);
  const isOver = held.value !== undefined && held.value.left <= 0;
  const now = held.value === undefined ? 0 : held.value.at - held.value.left;
  const waits = await isRemovedMeanwhile(db, at.place, held.value, now);
  const isHandedIn = isOver && !waits && (await work.handInKept({ at, deadline: held.value.at, policy, name }));
  const isDue = policy.corrector === 'afterDeadline' && (await showsCorrections(db, at.place, held.value, now));
  return (isDue && (await work.correctHandedIn(at, name))) || isHandedIn;
}
