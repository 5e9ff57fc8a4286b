import type { Kysely } from 'kysely';
import type { Regraded } from '@lemma/core/problem';
import type { Tables } from '../database/index.ts';
import type { Attempt } from './attempts.ts';

/** The last time the work was graded again with its current data; undefined if it was not, or if that was undone. */
export async function lastRegrading(
  db: Kysely<Tables>,
  { id, draw, mended_hash }: Attempt,
): Promise<Regraded | undefined> {
  if (mended_hash === null) return undefined;
  const row = await db
    .selectFrom('regraded_attempt as one')
    .innerJoin('regrading', 'regrading.id', 'one.regrading_id')
    .select(['made_at', 'score_before', 'score_after'])
    .where('one.attempt_id', '=', id)
    .where('one.draw', '=', draw)
    .where('undone_at', 'is', null)
    .where('version_hash', '=', mended_hash)
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { made_at, score_before: before, score_after: after } = row;
  return {
    at: made_at.toISOString(),
    ...(before !== null && { before }),
    ...(after !== null && { after }),
  };
}
