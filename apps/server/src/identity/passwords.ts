import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { succeed, type Result } from '@lemma/core/store';
import type { Do, NotDone } from '../threads/index.ts';

const keyLength = 32;
/** Work factor for scrypt with 16 MiB, from OWASP's password storage cheat sheet. */
const cost = { N: 16_384, r: 8, p: 5 };

/** A password and the salt its key is derived with, in base64url. */
export interface DerivationJob {
  readonly password: string;
  readonly salt: string;
}

/**
 * Derives the key of a password, in base64url. Deliberately slow: runs in threads separate from those that read files.
 */
export type Derive = Do<DerivationJob, string>;

/** Derives a key synchronously. */
export function deriveNow({ password, salt }: DerivationJob): string {
  return scryptSync(password.normalize('NFKC'), Buffer.from(salt, 'base64url'), keyLength, cost).toString('base64url');
}

/** Derives in this thread, blocking everyone else. */
export const deriveHere: Derive = (job) => Promise.resolve(succeed(deriveNow(job)));

/** A password for storage: salt and scrypt key in base64url. `caller` is whose turn it is. */
export async function hashPassword(password: string, derive: Derive, caller: string): Promise<Result<string, NotDone>> {
  const salt = randomBytes(16).toString('base64url');
  const key = await derive({ password, salt }, caller);
  return key.ok ? succeed(`${salt}.${key.value}`) : key;
}

/** Whether a password matches the stored one; takes the same time if there is none. */
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
