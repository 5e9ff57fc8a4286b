/** The session of a token, and its expiry in seconds of the identity service's clock. */
interface Claims {
  readonly sub?: string;
  readonly sid?: string;
  readonly exp?: number;
}

/** The part of a browser's lock manager that is visible to other tabs. */
export interface SharedLocks {
  request(name: string, options: { readonly mode: 'shared' }, act: () => Promise<unknown>): Promise<unknown>;
  query(): Promise<{ readonly held?: readonly { readonly name?: string }[] }>;
}

/**
 * Announces to every tab of this browser, until `until` settles, that there is a token with these claims; resolves once
 * they can see it. The announcement is a lock with a telling name that blocks nothing: a query of locks is accurate at
 * that moment, whereas a message or storage may arrive after the turn has come.
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

/** The expiry of the newest token announced by another tab for the same session; undefined if there is none. */
export async function newestRenewal(locks: SharedLocks | undefined, claims: Claims): Promise<number | undefined> {
  // A browser that denies storage to a page denies it the locks of other tabs, too.
  const { held = [] } = (await locks?.query().catch(() => undefined)) ?? {};
  const prefix = prefixOf(claims);
  const shown = held
    .map(({ name = '' }) => (name.startsWith(prefix) ? Number(name.slice(prefix.length)) : Number.NaN))
    .filter((exp) => !Number.isNaN(exp));
  return shown.length === 0 ? undefined : Math.max(...shown);
}

function prefixOf({ sub = '', sid = '' }: Claims): string {
  return `lemma.renewed ${sub} ${sid} `;
}
