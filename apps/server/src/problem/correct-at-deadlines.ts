import type { FastifyInstance } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { Log } from '@lemma/core/platform';
import type { Tables } from '../database/index.ts';
import type { Now } from '../now.ts';
import type { AttemptPlace } from './attempts.ts';
import { correctIfDue, type DueCorrections } from './correct-due.ts';

/** Milliseconds between two looks at what is due. */
const pause = 20_000;

/** So much work is looked for at once. */
const mostAtOnce = 200;

/** Days after a deadline in which its corrections are looked for: nobody reads old worksheets again and again. */
const lookedBack = 30;

/** So many looks later, what could not be corrected is tried again: ten minutes. */
const againAfter = 30;

/** What its jobs are counted under. */
const name = 'deadlines';

/**
 * Corrects what is due after deadlines, as long as the server runs: learners find their outcomes, and lecturers the scores,
 * without anybody having asked for each problem.
 */
export function correctAtDeadlines(
  app: FastifyInstance,
  by: DueCorrections & { readonly now: Now },
  log: Pick<Log, 'warn'>,
): void {
  const state = { isBusy: false, looks: 0 };
  const notNow = new Set<string>();
  const look = async (): Promise<void> => {
    if (state.isBusy) return;
    state.isBusy = true;
    state.looks += 1;
    if (state.looks % againAfter === 0) notNow.clear();
    try {
      await correctAllDue(by, notNow);
    } catch (error) {
      log.warn(`Work that is due was not corrected: ${String(error)}`);
    } finally {
      state.isBusy = false;
    }
  };
  const timer = setInterval(() => void look(), pause).unref();
  app.addHook('onClose', () => clearInterval(timer));
}

/**
 * Corrects all work that is due, one problem after the other, so that learners who work go first; answers how many it
 * was. `notNow`: what could not be corrected, which is not tried again and again.
 */
export async function correctAllDue(
  by: DueCorrections & { readonly now: Now },
  notNow: Set<string> = new Set(),
): Promise<number> {
  let corrected = 0;
  for (;;) {
    const due = await workThatIsOver(by.db, by.now(), mostAtOnce + notNow.size);
    const left = due.filter((at) => !notNow.has(nameOf(at)));
    if (left.length === 0) return corrected;
    for (const at of left) {
      if (await correctIfDue(by, at, name)) corrected += 1;
      else notNow.add(nameOf(at));
    }
  }
}

function nameOf({ user, place, path }: AttemptPlace): string {
  return JSON.stringify([user, place, path]);
}

/** Work that was handed in and never corrected, and whose time is over: that of its assignment, or a signed one. */
async function workThatIsOver(db: Kysely<Tables>, now: number, most: number): Promise<readonly AttemptPlace[]> {
  const at = new Date(now);
  const since = new Date(now - lookedBack * 86_400_000);
  const assigned = sql<boolean>`exists (
    select 1 from assignment
    join assignment_member as member on member.assignment_id = assignment.id and member.user_id = attempt.user_id
    where assignment.worksheet_id = attempt.place and assignment.deleted_at is null
      and coalesce(
        assignment.deadline,
        member.started_at + assignment.time_limit * interval '1 minute' * (1 + coalesce((
          select max(extra_share) from extension
          where extension.assignment_id = assignment.id and extension.user_id = attempt.user_id
        ), 0))
      ) between ${since} and ${at}
      and not exists (
        select 1 from extension
        where extension.assignment_id = assignment.id and extension.user_id = attempt.user_id
          and extension.deadline > ${at}
      )
  )`;
  const signed = sql<boolean>`exists (
    select 1 from worksheet_deadline as signed
    where signed.user_id = attempt.user_id and signed.worksheet_id = attempt.place
      and signed.deadline between ${since} and ${at}
  )`;
  const rows = await db
    .selectFrom('attempt')
    .innerJoin('worksheet', 'worksheet.id', 'attempt.place')
    .select(['attempt.user_id', 'attempt.place', 'attempt.path'])
    .where(sql<boolean>`worksheet.correction ->> 'correctorType' = 'AFTER_DEADLINE'`)
    .where(sql<boolean>`(attempt.state ->> 'tries')::integer > 0 and attempt.state -> 'outcome' is null`)
    .where(sql<boolean>`not exists (select 1 from waiting_code where waiting_code.attempt_id = attempt.id)`)
    .where((is) => is.or([assigned, signed]))
    .orderBy('attempt.opened_at')
    .limit(most)
    .execute();
  return rows.map(({ user_id: user, place, path }) => ({ user, place, path }));
}
