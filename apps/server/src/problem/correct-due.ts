import type { Kysely } from 'kysely';
import type { Tables } from '../database/index.ts';
import type { Deadlines } from '../deadline/index.ts';
import { policyOf } from './admission.ts';
import type { ProblemWorks } from './problem-works.ts';
import { ProblemViews } from './problem-views.ts';
import { WorkOnProblems } from './work-on-problems.ts';

/** So many problems are corrected by one call at most; the next one goes on. */
const mostCorrected = 300;

/**
 * Corrects what learners have handed in to a worksheet that is corrected after its deadline, once it has passed, without
 * their having looked: its grade does not depend on that. What cannot be corrected now waits for the next call.
 */
export async function correctWhatIsDue(
  on: {
    readonly db: Kysely<Tables>;
    readonly works: ProblemWorks;
    readonly deadlines: Deadlines;
    readonly demo: boolean;
  },
  { worksheet, users, name }: { readonly worksheet: string; readonly users: readonly string[]; readonly name: string },
): Promise<void> {
  const { db, works, deadlines, demo } = on;
  if (users.length === 0) return;
  const sheet = await db.selectFrom('worksheet').select('correction').where('id', '=', worksheet).executeTakeFirst();
  if (sheet === undefined || policyOf(sheet.correction).corrector !== 'afterDeadline') return;
  const attempts = await db
    .selectFrom('attempt')
    .selectAll()
    .where('place', '=', worksheet)
    .where('user_id', 'in', [...users])
    .execute();
  const waiting = attempts.filter(({ state }) => state.tries > 0 && state.outcome === undefined);
  const work = new WorkOnProblems(db, new ProblemViews(db, works, demo), deadlines);
  for (const { user_id: user, path } of waiting.slice(0, mostCorrected)) {
    const deadline = await deadlines.at({ user, worksheet }, {}, { mayBeEarly: true });
    const isOver = deadline.ok && deadline.value !== undefined && deadline.value.left <= 0;
    if (isOver) await work.correctHandedIn({ user, place: worksheet, path }, name);
  }
}
