import { createHash } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import { fail, succeed, type Result } from '@lemma/core/store';
import type { Tables } from './tables.ts';

/** A write as identified by its caller. Without a key it is repeated as often as requested. */
export interface Write {
  readonly author: string;
  readonly key: string | undefined;
  /** The content of the request; the same key must stand for the same request. */
  readonly request: unknown;
}

/** The key belongs to another request of the same author. */
export interface KeyReused {
  readonly kind: 'keyReused';
}

/** How long a key is remembered, in hours. */
const remembered = 24;

/** The answer that a write got before; undefined if it has not been performed under this key. */
export async function answered(
  db: Kysely<Tables>,
  { author, key, request }: Write,
): Promise<Result<unknown, KeyReused> | undefined> {
  if (key === undefined) return undefined;
  const known = await db
    .selectFrom('write')
    .select(['request_hash', 'answer'])
    .where('author', '=', author)
    .where('key', '=', key)
    .executeTakeFirst();
  if (known === undefined) return undefined;
  return known.request_hash === hashOf(request) ? succeed(known.answer) : fail({ kind: 'keyReused' });
}

function hashOf(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url');
}

/**
 * Performs a write once: repeated by the same author under the same key, it returns its first answer. The key is stored
 * in the transaction of the write itself, so that there is never one without the other.
 */
export async function once<Failure>(
  transaction: Transaction<Tables>,
  { author, key, request }: Write,
  act: () => Promise<Result<unknown, Failure>>,
): Promise<Result<unknown, Failure | KeyReused>> {
  if (key === undefined) return act();
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${author} ${key}`}, 0))`.execute(transaction);
  const known = await answered(transaction, { author, key, request });
  if (known !== undefined) return known;
  const done = await act();
  if (!done.ok) return done;
  await transaction
    .deleteFrom('write')
    .where('created_at', '<', sql<Date>`now() - ${remembered} * interval '1 hour'`)
    .execute();
  await transaction
    .insertInto('write')
    .values({ author, key, request_hash: hashOf(request), answer: JSON.stringify(done.value) })
    .execute();
  return done;
}
