/** Whose session a token belongs to, and until when it is good, in the seconds of the identity service. */
interface Claims {
  readonly sub?: string;
  readonly sid?: string;
  readonly exp?: number;
}

/** A browser's locks, as far as they show something to the other tabs. */
export interface SharedLocks {
  request(name: string, options: { readonly mode: 'shared' }, act: () => Promise<unknown>): Promise<unknown>;
  query(): Promise<{ readonly held?: readonly { readonly name?: string }[] }>;
}

/**
 * Shows every tab of this browser, for as long as `until` lasts, that there is a token with these claims; resolves once they can
 * see it. The sign is a lock of that name, which keeps nobody from anything: what a tab looks up under a lock is true in that
 * moment, where a message or a storage of the browser may arrive later than the lock.
 */
export async function showRenewal(
  locks: SharedLocks | undefined,
  claims: Claims,
  until: Promise<unknown>,
): Promise<void> {
  await new Promise<void>((shown) => {
    const hold = () => {
      shown();
      return until;
    };
    if (locks === undefined) shown();
    else locks.request(`${prefixOf(claims)}${claims.exp}`, { mode: 'shared' }, hold).catch(() => shown());
  });
}

/** Until when the newest token that another tab shows for the same session is good; undefined when none is shown. */
export async function newestRenewal(locks: SharedLocks | undefined, claims: Claims): Promise<number | undefined> {
  const { held = [] } = (await locks?.query()) ?? {};
  const prefix = prefixOf(claims);
  const shown = held
    .map(({ name = '' }) => (name.startsWith(prefix) ? Number(name.slice(prefix.length)) : Number.NaN))
    .filter((exp) => !Number.isNaN(exp));
  return shown.length === 0 ? undefined : Math.max(...shown);
}

function prefixOf({ sub = '', sid = '' }: Claims): string {
  return `lemma.renewed ${sub} ${sid} `;
}
