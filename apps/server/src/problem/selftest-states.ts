import type { Kysely, Transaction } from 'kysely';
import type { SelftestState } from '@lemma/core/selftest';
import type { Tables } from '../database/index.ts';

/** The state of a self-test for its learner. */
export interface KnownState {
  readonly state: SelftestState;
  /** Counts how often it was begun anew. */
  readonly round: number;
}

const unbegun: KnownState = { state: 'work', round: 1 };

/** The state of a self-test. */
export async function selftestState(db: Kysely<Tables>, user: string, id: string): Promise<KnownState> {
  return (await row(db, user, id).executeTakeFirst()) ?? unbegun;
}

/** The states of all self-tests of a learner that were evaluated once, by id. */
export async function selftestStates(db: Kysely<Tables>, user: string): Promise<ReadonlyMap<string, KnownState>> {
  const rows = await db
    .selectFrom('selftest_state')
    .select(['worksheet_id', 'state', 'round'])
    .where('user_id', '=', user)
    .execute();
  return new Map(rows.map(({ worksheet_id: id, ...known }) => [id, known]));
}

/** The state, kept from everybody else until the transaction ends. */
export async function lockSelftest(transaction: Transaction<Tables>, user: string, id: string): Promise<KnownState> {
  await transaction
    .insertInto('selftest_state')
    .values({ user_id: user, worksheet_id: id, ...unbegun })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return row(transaction, user, id).forUpdate().executeTakeFirstOrThrow();
}

/** Writes the state of a self-test that is locked. */
export async function writeSelftest(
  transaction: Transaction<Tables>,
  user: string,
  id: string,
  { state, round }: KnownState,
): Promise<void> {
  await transaction
    .updateTable('selftest_state')
    .set({ state, round })
    .where('user_id', '=', user)
    .where('worksheet_id', '=', id)
    .execute();
}

function row(db: Kysely<Tables>, user: string, id: string) {
  return db
    .selectFrom('selftest_state')
    .select(['state', 'round'])
    .where('user_id', '=', user)
    .where('worksheet_id', '=', id);
}
