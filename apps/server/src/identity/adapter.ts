import { sql, type Kysely } from 'kysely';
import type { Adapter } from 'oidc-provider';
import type { Tables } from '../database/index.ts';

/**
 * How long a used refresh token is still accepted, in seconds: the answer containing its successor may get lost, and a
 * browser that retries is not a thief. Once a successor has been used, no answer was lost, and the reuse ends the family.
 */
const lostAnswer = 60;

/** When a refresh token counts as used that was replaced before anybody used it: its answer was lost, or stolen. */
const replaced = sql<Date>`to_timestamp(1)`;

/** The state of the identity provider (sessions, codes, tokens, grants), stored in the database. */
export function oidcAdapter(db: Kysely<Tables>, kind: string): Adapter {
  const alive = () =>
    db
      .selectFrom('oidc_payload')
      .select(['payload', consumedAt(kind)])
      .where('kind', '=', kind)
      .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', sql<Date>`now()`)]));
  return {
    async upsert(id, payload, expiresIn) {
      const row = {
        payload: JSON.stringify(payload),
        grant_id: text(payload.grantId),
        uid: text(payload.uid),
        expires_at: expiresIn === undefined ? null : sql<Date>`now() + ${expiresIn} * interval '1 second'`,
      };
      await db
        .insertInto('oidc_payload')
        .values({ kind, id, ...row })
        .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(row))
        .execute();
      if (kind === 'Session')
        await db
          .deleteFrom('oidc_payload')
          .where('expires_at', '<', sql<Date>`now()`)
          .execute();
    },
    async find(id) {
      return restored(await alive().where('id', '=', id).executeTakeFirst());
    },
    async findByUid(uid) {
      return restored(await alive().where('uid', '=', uid).executeTakeFirst());
    },
    findByUserCode() {
      return Promise.resolve(undefined);
    },
    async consume(id) {
      if (kind === 'RefreshToken') await replaceSuccessors(db, id);
      const consumed = { consumed_at: sql<Date>`coalesce(consumed_at, now())` };
      await db.updateTable('oidc_payload').set(consumed).where('kind', '=', kind).where('id', '=', id).execute();
    },
    async destroy(id) {
      await db.deleteFrom('oidc_payload').where('kind', '=', kind).where('id', '=', id).execute();
    },
    async revokeByGrantId(grantId) {
      await db.deleteFrom('oidc_payload').where('grant_id', '=', grantId).execute();
    },
  };
}

/**
 * Whether the token `later` was issued after that of `oidc_payload` in the same family: tokens that began with one
 * sign-in of one tab have its nonce and its time.
 */
const isSuccessor = sql<boolean>`later.kind = 'RefreshToken' and later.grant_id = oidc_payload.grant_id
  and later.payload ->> 'nonce' is not distinct from oidc_payload.payload ->> 'nonce'
  and later.payload ->> 'iiat' is not distinct from oidc_payload.payload ->> 'iiat'
  and coalesce((later.payload ->> 'rotations')::int, 0) > coalesce((oidc_payload.payload ->> 'rotations')::int, 0)`;

/**
 * A token that is used once more replaces the unused successors that it was answered with before: of two that hold
 * copies of it, the later one is noticed when the other goes on.
 */
async function replaceSuccessors(db: Kysely<Tables>, id: string): Promise<void> {
  await sql`update oidc_payload as later set consumed_at = ${replaced} from oidc_payload
    where oidc_payload.kind = 'RefreshToken' and oidc_payload.id = ${id} and oidc_payload.consumed_at is not null
    and later.consumed_at is null and ${isSuccessor}`.execute(db);
}

function consumedAt(kind: string) {
  const consumed =
    kind === 'RefreshToken'
      ? sql<Date | null>`case when consumed_at < now() - ${lostAnswer} * interval '1 second'
          or exists (select 1 from oidc_payload as later
            where ${isSuccessor} and later.consumed_at > ${replaced}) then consumed_at end`
      : sql<Date | null>`consumed_at`;
  return consumed.as('consumed_at');
}

function restored(
  row: { readonly payload: Readonly<Record<string, unknown>>; readonly consumed_at: Date | null } | undefined,
): Readonly<Record<string, unknown>> | undefined {
  if (!row) return undefined;
  return row.consumed_at
    ? { ...row.payload, consumed: Math.floor(row.consumed_at.getTime() / 1000) }
    : { ...row.payload };
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
