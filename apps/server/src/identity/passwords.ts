import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { succeed, type Result } from '@lemma/core/store';
import type { Do, NotDone } from '../threads/index.ts';

const keyLength = 32;
/** Work factor of OWASP's password storage cheat sheet for scrypt with 16 MiB. */
const cost = { N: 16_384, r: 8, p: 5 };

/** A password and the salt its key is derived with, in base64url. */
export interface DerivationJob {
  readonly password: string;
  readonly salt: string;
}

/** Derives the key of a password, in base64url. It takes time on purpose: in threads, apart from those that read files. */
export type Derive = Do<DerivationJob, string>;

/** Derives a key on the spot. */
export function deriveNow({ password, salt }: DerivationJob): string {
  return scryptSync(password.normalize('NFKC'), Buffer.from(salt, 'base64url'), keyLength, cost).toString('base64url');
}

/** Derives in this thread: whoever else waits for it waits. */
export const deriveHere: Derive = (job) => Promise.resolve(succeed(deriveNow(job)));

/** A password as it is kept: salt and scrypt key in base64url. `caller` is whose turn it is. */
export async function hashPassword(password: string, derive: Derive, caller: string): Promise<Result<string, NotDone>> {
  const salt = randomBytes(16).toString('base64url');
  const key = await derive({ password, salt }, caller);
  return key.ok ? succeed(`${salt}.${key.value}`) : key;
}

/** Whether a password is the one that was kept; takes the same time when there is none. */
export async function isPassword(
  password: string,
  kept: string | null | undefined,
  derive: Derive,
  caller: string,
): Promise<Result<boolean, NotDone>> {
  const [salt = '', expected = ''] = (kept ?? '.').split('.');
  const derived = await derive({ password, salt }, caller);
  if (!derived.ok) return derived;
  const key = Buffer.from(derived.value);
  const wanted = Buffer.from(expected);
  return succeed(key.length === wanted.length && timingSafeEqual(key, wanted));
}
