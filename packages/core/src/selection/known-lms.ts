import type { SelectorParameters } from './parameters.ts';

/** An organisation whose LMS this platform knows. */
export interface LmsOrganisation {
  /** The origins of its LMS pages, as browsers write them. */
  readonly origins: readonly string[];
  /** The servers whose courses its users may choose from, exactly as its LMS writes them. */
  readonly serverUrls: readonly string[];
}

/** What of an address is not known here. */
export type UnknownLms = 'org' | 'origin' | 'serverUrl';

/** The claims of an address that must be known before anything is shown. */
export type LmsClaims = Pick<SelectorParameters, 'org' | 'origin' | 'serverUrl'>;

/**
 * What of an address is unknown; undefined if it may be trusted. Clients leave out what they have no need of (the
 * window of a drag names a server only); then any known organisation will do.
 */
export function unknownIn(
  { org, origin, serverUrl }: LmsClaims,
  known: ReadonlyMap<string, LmsOrganisation>,
  ownServerUrl: string,
): UnknownLms | undefined {
  const named = org === undefined ? undefined : known.get(org);
  if (org !== undefined && named === undefined) return 'org';
  const organisations = named === undefined ? [...known.values()] : [named];
  if (origin !== undefined && !organisations.some(({ origins }) => origins.includes(origin))) return 'origin';
  const isServer = (url: string) =>
    url === ownServerUrl || organisations.some(({ serverUrls }) => serverUrls.includes(url));
  return serverUrl === undefined || isServer(serverUrl) ? undefined : 'serverUrl';
}
