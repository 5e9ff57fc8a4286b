import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '../database/index.ts';

const signingKey = v.object({
  kty: v.literal('RSA'),
  n: v.string(),
  e: v.string(),
  d: v.string(),
  p: v.string(),
  q: v.string(),
  dp: v.string(),
  dq: v.string(),
  qi: v.string(),
  kid: v.string(),
  alg: v.literal('RS256'),
  use: v.literal('sig'),
});

/** The signing secrets of the identity provider. Every process on one database uses the same. */
export interface Secrets {
  readonly signingKey: v.InferOutput<typeof signingKey>;
  readonly cookieKey: string;
}

/** Reads the secrets, or creates them in a new database. */
export async function readSecrets(db: Kysely<Tables>): Promise<Secrets> {
  return {
    signingKey: v.parse(signingKey, await keptSecret(db, 'signing key', makeSigningKey)),
    cookieKey: v.parse(v.string(), await keptSecret(db, 'cookie key', () => randomBytes(32).toString('base64url'))),
  };
}

function makeSigningKey(): unknown {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    ...privateKey.export({ format: 'jwk' }),
    kid: randomBytes(8).toString('base64url'),
    alg: 'RS256',
    use: 'sig',
  };
}

/** A secret of the platform, made when it is first asked for. */
export async function keptSecret(db: Kysely<Tables>, name: string, make: () => unknown): Promise<unknown> {
  const read = () => db.selectFrom('oidc_secret').select('value').where('name', '=', name).executeTakeFirst();
  const kept = await read();
  if (kept) return kept.value;
  const value = JSON.stringify(make());
  // Another process may be faster: the first one wins and both read what it wrote.
  await db
    .insertInto('oidc_secret')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await read())?.value;
}
