import { randomInt, randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { usualDrawing } from '@lemma/core/exercise';
import { isOneByOne } from '@lemma/core/game';
import { freshAttempt, type AttemptState, type Draw } from '@lemma/core/problem';
import type { SavedAnswer, Tables } from '../database/index.ts';

/** Whose work on which problem it is. */
export interface AttemptPlace {
  readonly user: string;
  /** The id of a worksheet; empty outside one. */
  readonly place: string;
  readonly path: string;
}

/** A learner's work on a problem as it is stored. */
export type Attempt = Selectable<Tables['attempt']>;

/** Names the data of an attempt: other data have another name. */
export function attemptName({ id, draw }: Pick<Attempt, 'id' | 'draw'>): string {
  return `${id}.${draw}`;
}

/** What decides the data of an attempt. */
export function drawOf({
  seed,
  drawing,
  generations,
  state,
}: Pick<Attempt, 'seed' | 'drawing' | 'generations' | 'state'>): Draw {
  const { play } = state.game ?? {};
  const only = play && play.result === undefined && isOneByOne(play) ? play.tasks[play.task - 1] : undefined;
  return {
    seed,
    drawing,
    generations: new Map(Object.entries(generations).map(([number, times]) => [Number(number), times])),
    ...(play && { level: play.level }),
    ...(only !== undefined && { only }),
  };
}

/** The attempt at a place, if it was begun. */
export function findAttempt(db: Kysely<Tables>, place: AttemptPlace): Promise<Attempt | undefined> {
  return at(db, place).executeTakeFirst();
}

/** The same, kept from everybody else until the transaction ends. */
export function lockAttempt(transaction: Transaction<Tables>, place: AttemptPlace): Promise<Attempt | undefined> {
  return at(transaction, place).forUpdate().executeTakeFirst();
}

function at(db: Kysely<Tables>, { user, place, path }: AttemptPlace) {
  return db
    .selectFrom('attempt')
    .selectAll()
    .where('user_id', '=', user)
    .where('place', '=', place)
    .where('path', '=', path);
}

/** A seed of its own for each draw. */
export function newSeed(): number {
  return randomInt(1, 2 ** 31 - 1);
}

/** What an attempt begins with. */
interface BegunAttempt extends Pick<Attempt, 'seed' | 'asked'> {
  readonly version: string;
  /** Fetched for a learner who has not opened it yet. */
  readonly isAhead: boolean;
}

/** Begins an attempt; undefined if somebody has begun it in the meantime. */
export async function beginAttempt(
  db: Kysely<Tables>,
  { user, place, path }: AttemptPlace,
  { version, seed, asked, isAhead }: BegunAttempt,
): Promise<Attempt | undefined> {
  return db
    .insertInto('attempt')
    .values({
      id: randomUUID(),
      user_id: user,
      place,
      path,
      version_hash: version,
      seed,
      drawing: usualDrawing,
      draw: 1,
      generations: '{}',
      asked: JSON.stringify(asked),
      state: JSON.stringify({ ...freshAttempt, ...(isAhead && { isAhead }) }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Whether its learner has opened an attempt: it was not only fetched for him. */
export const isOpened = sql<boolean>`attempt.state ->> 'isAhead' is null`;

/** Notes that its learner has opened an attempt, `now` in milliseconds since 1970. */
export async function noteOpened(db: Kysely<Tables>, id: string, now: number): Promise<void> {
  await db
    .updateTable('attempt')
    .set({ opened_at: new Date(now), state: sql`state - 'isAhead'` })
    .where('id', '=', id)
    .execute();
}

/** Writes the state of an attempt. */
export async function writeState(db: Kysely<Tables>, id: string, state: AttemptState): Promise<void> {
  await db
    .updateTable('attempt')
    .set({ state: JSON.stringify(state) })
    .where('id', '=', id)
    .execute();
}

/** The answers of an attempt by key. */
export async function readAnswers(
  db: Kysely<Tables>,
  attemptId: string,
): Promise<Readonly<Record<string, SavedAnswer>>> {
  const rows = await db.selectFrom('answer').selectAll().where('attempt_id', '=', attemptId).execute();
  return Object.fromEntries(
    rows.map(({ key, value, language, version, moved }) => [
      key,
      { value, lang: language, version, ...(moved && { moved }) },
    ]),
  );
}

/** What was handed in last with the current data, in time or accepted; undefined if nothing was. */
export async function lastSaving(
  db: Kysely<Tables>,
  { id, draw }: Pick<Attempt, 'id' | 'draw'>,
): Promise<Readonly<Record<string, SavedAnswer>> | undefined> {
  const row = await db
    .selectFrom('saving')
    .select('answers')
    .where('attempt_id', '=', id)
    .where('draw', '=', draw)
    .where((is) => is.or([is('late', '=', false), is('accepted_at', 'is not', null)]))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.answers;
}

/** What was last handed in late, if nobody has accepted it. */
export function lastLateSaving(db: Kysely<Tables>, { id, draw }: Pick<Attempt, 'id' | 'draw'>) {
  return db
    .selectFrom('saving')
    .select(['number', 'received', 'answers'])
    .where('attempt_id', '=', id)
    .where('draw', '=', draw)
    .where('late', '=', true)
    .where('accepted_at', 'is', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The number of the next saving or correction of an attempt that is locked. */
export async function nextNumber(
  db: Kysely<Tables>,
  table: 'saving' | 'correction',
  attemptId: string,
): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select(({ fn }) => fn.max('number').as('last'))
    .where('attempt_id', '=', attemptId)
    .executeTakeFirst();
  return (row?.last ?? 0) + 1;
}

/** The answers of several attempts by id and key. */
export async function answersOf(
  db: Kysely<Tables>,
  attempts: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, SavedAnswer>>>> {
  if (attempts.length === 0) return new Map();
  const rows = await db.selectFrom('answer').selectAll().where('attempt_id', 'in', attempts).execute();
  const all = new Map<string, Record<string, SavedAnswer>>();
  for (const { attempt_id, key, value, language, version } of rows) {
    const of = all.get(attempt_id) ?? {};
    of[key] = { value, lang: language, version };
    all.set(attempt_id, of);
  }
  return all;
}
