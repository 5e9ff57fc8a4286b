import { rolesOfToken, type RoleClaims, type User } from '@lemma/core/session';

/** The claims of an access token that identify the user. */
export interface AccessTokenClaims extends RoleClaims {
  readonly sub?: string;
  readonly name?: string;
  readonly preferred_username?: string;
}

/** The user described by an access token, with the roles on this platform's `resource`, as the server reads them. */
export function userOfToken(claims: AccessTokenClaims | undefined, resource: string): User | undefined {
  if (claims?.sub === undefined) return undefined;
  return {
    id: claims.sub,
    name: claims.name ?? claims.preferred_username ?? claims.sub,
    roles: rolesOfToken(claims, resource),
  };
}
