import type { FastifyInstance } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { Log } from '@lemma/core/platform';
import type { Tables } from '../database/index.ts';
import type { Now } from '../now.ts';
import type { AttemptPlace } from './attempts.ts';
import { correctIfDue, isLeft, type DueCorrections } from './correct-due.ts';

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
 * Hands in what was kept at deadlines, and corrects what is due after them, as long as the server runs: learners find their
 * outcomes, and lecturers the scores, without anybody having asked for each problem.
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

/**
 * Work whose time is over, by its assignment or a signed deadline: what was handed in and never corrected, and what was kept
 * and not handed in. It is looked for by those whose time has ended lately, named or sent by their LMS: all attempts there are
 * would be read every time. Who has finished early, by an own time limit, waits for the correction (`is_early`).
 */
async function workThatIsOver(db: Kysely<Tables>, now: number, most: number): Promise<readonly AttemptPlace[]> {
  const at = new Date(now);
  const since = new Date(now - lookedBack * 86_400_000);
  const { rows } = await sql<AttemptPlace>`
    with extended as (
      select assignment_id, user_id, max(extra_share) as share, max(deadline) as deadline
      from extension group by assignment_id, user_id
    ), ended as (
      select member.user_id, assignment.worksheet_id, false as is_early
      from assignment
      join assignment_member as member on member.assignment_id = assignment.id
      left join extended on extended.assignment_id = assignment.id and extended.user_id = member.user_id
      where assignment.deleted_at is null
        and coalesce(
          assignment.deadline,
          member.started_at + assignment.time_limit * interval '1 minute' * (1 + coalesce(extended.share, 0))
        ) between ${since} and ${at}
        and coalesce(extended.deadline <= ${at}, true)
      union
      select user_id, worksheet_id, false from worksheet_deadline where deadline between ${since} and ${at}
      union
      select member.user_id, assignment.worksheet_id, true
      from assignment
      join assignment_member as member on member.assignment_id = assignment.id
      left join extended on extended.assignment_id = assignment.id and extended.user_id = member.user_id
      where assignment.deleted_at is null
        and member.started_at + assignment.time_limit * interval '1 minute' * (1 + coalesce(extended.share, 0))
          between ${since} and ${at}
      union
      select attempt.user_id, assignment.worksheet_id, false
      from assignment
      join attempt on attempt.place = assignment.worksheet_id
      where assignment.deleted_at is null and assignment.deadline between ${since} and ${at}
        and not exists (select 1 from assignment_member as member
          where member.assignment_id = assignment.id and member.user_id = attempt.user_id)
    )
    select attempt.user_id as user, attempt.place, attempt.path
    from ended
    join worksheet on worksheet.id = ended.worksheet_id
    join attempt on attempt.user_id = ended.user_id and attempt.place = worksheet.id
    where ((not ended.is_early and worksheet.correction ->> 'correctorType' = 'AFTER_DEADLINE'
        and (attempt.state ->> 'tries')::integer > 0 and attempt.state -> 'outcome' is null)
      or ${isLeft})
      and not exists (select 1 from waiting_code where waiting_code.attempt_id = attempt.id)
    order by attempt.opened_at
    limit ${most}`.execute(db);
  return rows;
}
