/** The outcome of using the refresh token: there is a new token, it was refused or is missing, or no answer came. */
export type Refreshed = 'fresh' | 'refused' | 'lost';

/** The outcome of a silent check: the same user, with new tokens; nobody or somebody else; or no answer came. */
export type IdentityCheck = 'same' | 'nobody' | 'away';

/** The two ways to a fresh token without user interaction. */
export interface SilentWays {
  refresh(): Promise<Refreshed>;
  look(): Promise<IdentityCheck>;
}

/** Whether there is a fresh token, the session has ended, or this cannot be determined at present. */
export type Renewal = 'fresh' | 'ended' | 'away';

/**
 * Renews a session silently. It has ended only if the identity service says so. A refresh token whose answer was lost
 * (`wasLost`) may have been used up: it is then the last resort, for browsers that hide the sign-in from frames.
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
