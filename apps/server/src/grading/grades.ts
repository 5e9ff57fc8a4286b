import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/index.ts';

/** What somebody had reached when he handed something in. */
export interface Grade {
  readonly user: string;
  /** 0 to 1, unrounded. */
  readonly score: number;
  /** When it was handed in. Milliseconds since 1970-01-01 UTC. */
  readonly at: number;
  /** When it was corrected, or decided on. Milliseconds since 1970-01-01 UTC. */
  readonly correctedAt: number;
}

/** A correction of a problem: its share of the points of the problem, and the time it counts from. */
interface Corrected extends Grade {
  readonly path: string;
}

const worksheetPrefix = 'worksheet_';

/**
 * The grades of users in a problem, or in a worksheet with the weights of its problems; of each user in the order of
 * time. What was corrected last counts, not what was best; new data take nothing away until they are corrected.
 */
export async function gradesIn(
  db: Kysely<Tables>,
  object: string,
  users: readonly string[],
): Promise<readonly Grade[]> {
  if (users.length === 0) return [];
  if (!object.startsWith(worksheetPrefix)) return latestAtEachTime(await correctionsOf(db, users, '', object));
  const id = object.slice(worksheetPrefix.length);
  const sheet = await db.selectFrom('worksheet').select('weights').where('id', '=', id).executeTakeFirst();
  if (sheet === undefined) return [];
  const weights = new Map(sheet.weights.map(({ path, weight }) => [path, weight]));
  const all = await correctionsOf(db, users, id);
  return users.flatMap((user) =>
    totals(
      all.filter((each) => each.user === user),
      weights,
    ),
  );
}

/** The total of a user after each of his corrections. */
function totals(corrections: readonly Corrected[], weights: ReadonlyMap<string, number>): readonly Grade[] {
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  if (whole <= 0) return [];
  const scores = new Map<string, number>();
  return latestAtEachTime(
    corrections.map(({ path, score, ...grade }) => {
      scores.set(path, score);
      const points = [...weights].reduce((sum, [each, weight]) => sum + weight * (scores.get(each) ?? 0), 0);
      return { ...grade, score: Math.min(points / whole, 1) };
    }),
  );
}

/** What was corrected again, as by the decision of a tutor, replaces what was said of the same time. */
function latestAtEachTime(grades: readonly Grade[]): readonly Grade[] {
  const byTime = new Map(
    grades.map(({ user, score, at, correctedAt }) => [`${user} ${at}`, { user, score, at, correctedAt }]),
  );
  return [...byTime.values()];
}

/**
 * Every decided correction, in the order of the times they count from: that of the last try before, in time or accepted.
 * A correction after the deadline would otherwise count for nothing in an LMS.
 */
async function correctionsOf(
  db: Kysely<Tables>,
  users: readonly string[],
  place: string,
  path?: string,
): Promise<readonly Corrected[]> {
  let wanted = db
    .selectFrom('correction')
    .innerJoin('attempt', 'attempt.id', 'correction.attempt_id')
    .select([
      'attempt.user_id',
      'attempt.path',
      'correction.score',
      'correction.corrected_at',
      sql<Date>`coalesce((
        select max(saving.received) from saving
        where saving.attempt_id = correction.attempt_id and saving.received <= correction.corrected_at
          and (saving.counted or (saving.late and saving.accepted_at is not null))
      ), correction.corrected_at)`.as('received'),
    ])
    .where('attempt.place', '=', place)
    .where('attempt.user_id', 'in', [...users])
    .where('correction.score', 'is not', null);
  if (path !== undefined) wanted = wanted.where('attempt.path', '=', path);
  const rows = await wanted.orderBy('received').orderBy('corrected_at').orderBy('correction.number').execute();
  return rows.map(({ user_id, path: at, score, corrected_at, received }) => ({
    user: user_id,
    path: at,
    score: score ?? 0,
    at: received.getTime(),
    correctedAt: corrected_at.getTime(),
  }));
}
