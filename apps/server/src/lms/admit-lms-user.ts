import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import * as v from 'valibot';
import { fail, succeed, type Result } from '@lemma/core/store';
import type { Tables } from '../database/index.ts';
import type { LmsDirectory, TokenCheck } from './lms-file.ts';
import { shortText } from './short-text.ts';

/** Who an LMS says its user is, and the token it has given him for one visit. */
export interface LmsClaim {
  readonly org: string;
  readonly userId: string;
  readonly token: string;
}

/** A user whom an LMS has vouched for. Names and address only if its operator has agreed to send them. */
export interface LmsUser {
  readonly org: string;
  readonly userId: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
  /** Whether he teaches: Moodle and ILIAS say so by the end of his id. */
  readonly isLecturer: boolean;
}

/** Why a user is not admitted: the LMS is not known, or its token is not valid (any more). */
export type NotAdmitted = 'unknownLms' | 'invalidToken';

/**
 * Milliseconds that an LMS may take to check a token, which lives for a minute. When an examination begins, everybody comes
 * at once, and the time in which this server is busy itself counts as well.
 */
const longestCheck = 20_000;
/** Tokens live for a minute in an LMS, and are not used up there: here each is taken once. */
const remembered = 120;

const lecturerSuffix = '@lecturer@';

const claimFields = v.object({
  userId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9@_.-]{1,200}$/)),
  token: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,100}$/)),
});

const name = v.fallback(v.pipe(v.string(), v.maxLength(200), v.regex(/^\P{Cc}*$/u)), '');
const verdict = v.object({ status: v.literal('valid'), firstname: name, lastname: name, email: name });

/**
 * Admits a user by the rules of every LMS hand-off: the organisation is known, its LMS confirms the token, and the token
 * has not been used before.
 */
export async function admitLmsUser(
  db: Kysely<Tables>,
  known: LmsDirectory,
  { org, ...claimed }: LmsClaim,
): Promise<Result<LmsUser, NotAdmitted>> {
  const check = known.get(org)?.verifyToken;
  if (check === undefined) return fail('unknownLms');
  const claim = v.safeParse(claimFields, claimed);
  if (!claim.success) return fail('invalidToken');
  const { userId, token } = claim.output;
  const said = await askLms(check, userId, token);
  if (said === undefined || !(await isFirstUse(db, [org, userId, token]))) return fail('invalidToken');
  const { firstname, lastname, email } = said;
  return succeed({
    org,
    userId,
    givenName: firstname,
    familyName: lastname,
    email,
    isLecturer: userId.endsWith(lecturerSuffix),
  });
}

/** Only `{"status":"valid"}` with 200 counts: an LMS that is broken answers with pages of all kinds. */
async function askLms(
  { url, clientId }: TokenCheck,
  userId: string,
  token: string,
): Promise<v.InferOutput<typeof verdict> | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ token, userId, ...(clientId !== undefined && { clientId }) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(longestCheck),
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      return undefined;
    }
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), verdict), await shortText(response));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

async function isFirstUse(db: Kysely<Tables>, claim: readonly string[]): Promise<boolean> {
  await db
    .deleteFrom('lms_token_use')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  const token_hash = createHash('sha256').update(JSON.stringify(claim)).digest('base64url');
  const used = await db
    .insertInto('lms_token_use')
    .values({ token_hash, expires_at: sql<Date>`now() + ${remembered} * interval '1 second'` })
    .onConflict((conflict) => conflict.doNothing())
    .returning('token_hash')
    .executeTakeFirst();
  return used !== undefined;
}
