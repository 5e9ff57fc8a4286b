import { createHmac, timingSafeEqual, verify, type KeyObject } from 'node:crypto';

/** A deadline somebody has told, and whom and what it is for. */
export interface ToldDeadline {
  /** Milliseconds since 1970-01-01 UTC. */
  readonly deadline: number;
  readonly signature: string;
  /** The subject of the learner's tokens. */
  readonly user: string;
  /** The name of the learner's account, under which an LMS knows him; undefined if accounts are managed elsewhere. */
  readonly account: string | undefined;
  readonly worksheet: string;
}

/** A key of this platform for signing deadlines. Keys stay valid until they are removed, so that they can be exchanged. */
export interface DeadlineKey {
  readonly id: string;
  readonly secret: string;
}

/** The keys that deadlines may be signed with. */
export interface DeadlineKeys {
  readonly own: readonly DeadlineKey[];
  /** The public RSA keys of every LMS, by the key of its organisation. */
  readonly ofLms: ReadonlyMap<string, readonly KeyObject[]>;
}

/** Our own signatures begin with it: Base64, which an LMS writes, has no full stop. */
const ownPrefix = 'lemma.';

/**
 * Whether a deadline was signed for this user and this worksheet, by the platform or by the user's own LMS. This is the
 * only place where signatures of deadlines are checked.
 */
export function isSigned(told: ToldDeadline, keys: DeadlineKeys): boolean {
  return told.signature.startsWith(ownPrefix) ? isOurs(told, keys.own) : isOfLms(told, keys.ofLms);
}

/** Whether a signature looks like one that an LMS may have made: other keys of it may still verify it. */
export function isOfLmsKind(signature: string): boolean {
  return !signature.startsWith(ownPrefix);
}

/** Signs a deadline for one user and one worksheet. */
export function signDeadline(
  { user, worksheet, deadline }: Pick<ToldDeadline, 'user' | 'worksheet' | 'deadline'>,
  { id, secret }: DeadlineKey,
): string {
  // As JSON, so that no two deadlines have the same text.
  const text = JSON.stringify(['deadline', 1, id, user, worksheet, deadline]);
  return `${ownPrefix}${id}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

function isOurs(told: ToldDeadline, keys: readonly DeadlineKey[]): boolean {
  return keys.some((key) => {
    const [expected, given] = [Buffer.from(signDeadline(told, key)), Buffer.from(told.signature)];
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
}

/** What an LMS signs: time, name of the user and worksheet without anything between them. */
export function textOfLms({
  deadline,
  account,
  worksheet,
}: Pick<ToldDeadline, 'deadline' | 'worksheet'> & { account: string }) {
  return `${String(deadline)}${account.toLowerCase()}${worksheet}`;
}

/**
 * Because nothing separates them, `…abc1` with worksheet `23` has the text of `…abc` with `123`. The ids that LMS
 * clients make of their users have a fixed length (SHA-512 in hexadecimal, with an optional suffix between `@`), and
 * only with these does one text mean one user and one worksheet.
 */
const maskedUser = /^[0-9a-f]{128}(?:@[a-z0-9]+@)?$/;

function isOfLms(told: ToldDeadline, keys: DeadlineKeys['ofLms']): boolean {
  const account = told.account?.toLowerCase() ?? '';
  // The texts that Node takes for Base64 are many, the one that encodes the bytes is one.
  const signature = Buffer.from(told.signature, 'base64');
  if (signature.toString('base64') !== told.signature) return false;
  const text = Buffer.from(textOfLms({ ...told, account }));
  return [...keys].some(([organisation, ofOrganisation]) => {
    const prefix = `gsso_${organisation.toLowerCase()}_`;
    if (!account.startsWith(prefix) || !maskedUser.test(account.slice(prefix.length))) return false;
    return ofOrganisation.some((key) => verify('sha512', text, key, signature));
  });
}
