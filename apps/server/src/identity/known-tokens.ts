import type { User } from '@lemma/core/session';

/** How long a verified token is not verified again, in milliseconds: limits how late a withdrawn key is noticed. */
const longest = 60_000;

/** Tokens that are known at the same time, at most. */
const mostKnown = 10_000;

interface Known {
  readonly user: User;
  /** When it was verified, and until when it holds, in milliseconds since 1970. */
  readonly since: number;
  readonly until: number;
}

/**
 * Tokens whose signature has just been verified. Whoever works sends the same one with every call, and verifying RSA
 * takes as long as a short statement of the database.
 */
export class KnownTokens {
  readonly #known = new Map<string, Known>();

  /** Whose token this is, if it was verified within the last minute and has not expired at this time. */
  of(token: string, now: number): User | undefined {
    const known = this.#known.get(token);
    return known !== undefined && known.since <= now && now < known.until ? known.user : undefined;
  }

  /** Keeps a token that was verified now; `expires` is in seconds since 1970, as tokens say it. */
  keep(token: string, user: User, expires: number, now: number): void {
    this.#known.delete(token);
    const [oldest] = this.#known.keys();
    if (this.#known.size >= mostKnown && oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(token, { user, since: now, until: Math.min(expires * 1000, now + longest) });
  }
}
