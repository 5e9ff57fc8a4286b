/** Milliseconds to wait for another tab, which may be frozen while it holds the lock. */
const timeout = 10_000;

/** The part of a browser's lock manager that is used. */
export interface Locks {
  request<Value>(
    name: string,
    options: { readonly signal: AbortSignal },
    act: () => Promise<Value>,
  ): Promise<Awaited<Value>> | Promise<Value>;
}

/**
 * Lets one tab of this browser act at a time; the others wait. Browsers only have locks on https and localhost,
 * and deny them where they deny storage: there every tab acts for itself, which merely costs requests, since each has a
 * refresh token of its own.
 */
export async function oneAtATime<Value>(
  name: string,
  act: () => Promise<Value>,
  locks: Locks | undefined,
  wait = timeout,
): Promise<Value> {
  if (locks === undefined) return act();
  const turn = { hasBegun: false };
  const begin = () => {
    turn.hasBegun = true;
    return act();
  };
  try {
    return await locks.request(name, { signal: AbortSignal.timeout(wait) }, begin);
  } catch (reason) {
    if (turn.hasBegun) throw reason;
    return act();
  }
}
