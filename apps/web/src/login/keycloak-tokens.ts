import type Keycloak from 'keycloak-js';
import type { ToldToken } from './other-tabs.ts';

/**
 * Seconds for which a refresh token must still be valid. One closer to its end is used, so that its tab does not lose
 * it.
 */
const refreshReserve = 600;

/** Whether the access token is valid for this many more seconds. */
export function isGoodFor(keycloak: Keycloak | undefined, seconds: number): boolean {
  return keycloak?.refreshToken !== undefined && keycloak.token !== undefined && !keycloak.isTokenExpired(seconds);
}

/** What a tab tells the others about the token it has obtained. */
export function toldBy({ token, tokenParsed, timeSkew }: Keycloak): ToldToken | undefined {
  if (token === undefined || tokenParsed?.sub === undefined || tokenParsed.exp === undefined) return undefined;
  return { token, claims: { ...tokenParsed, sub: tokenParsed.sub, exp: tokenParsed.exp }, skew: timeSkew ?? 0 };
}

/** Adopts the token obtained by another tab, if it belongs to the same session and is better than the own one. */
export function adopt(keycloak: Keycloak, { token, claims, skew }: ToldToken): void {
  const { tokenParsed, refreshTokenParsed } = keycloak;
  const isSame = claims.sub === tokenParsed?.sub && claims.sid === tokenParsed.sid;
  const isBetter = claims.exp > (tokenParsed?.exp ?? Infinity);
  // Both tokens are timed by the same clock: that of the identity service.
  const isKept = (refreshTokenParsed?.exp ?? Infinity) - claims.exp > refreshReserve;
  if (isSame && isBetter && isKept) Object.assign(keycloak, { token, tokenParsed: claims, timeSkew: skew });
}
