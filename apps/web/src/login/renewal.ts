/** How asking with the refresh token ended: there is a new token, the token is refused or missing, or no answer came. */
export type Refreshed = 'fresh' | 'refused' | 'lost';

/** How asking silently who is there ended: the same person, who has new tokens now; nobody or somebody else; or no answer came. */
export type IdentityCheck = 'same' | 'nobody' | 'away';

/** The two ways to a fresh token that nobody sees. */
export interface SilentWays {
  refresh(): Promise<Refreshed>;
  look(): Promise<IdentityCheck>;
}

/** Whether there is a fresh token, the session has ended, or nobody can tell at present. */
export type Renewal = 'fresh' | 'ended' | 'away';

/**
 * Renews a session without asking anybody. It has ended only when the identity service says so. A refresh token whose answer was
 * lost (`wasLost`) may have been used up: it is the last way then, for browsers that hide the sign-in from frames.
 */
export async function renew({ refresh, look }: SilentWays, wasLost: boolean): Promise<Renewal> {
  const first = wasLost ? 'lost' : await refresh();
  if (first === 'fresh') return 'fresh';
  const found = await look();
  if (found !== 'nobody') return found === 'same' ? 'fresh' : 'away';
  const last = first === 'refused' ? first : await refresh();
  if (last === 'lost') return 'away';
  return last === 'fresh' ? 'fresh' : 'ended';
}
