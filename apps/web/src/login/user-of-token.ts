import { isRole, type User } from '@lemma/core/session';

/** What of an access token tells who somebody is. */
export interface AccessTokenClaims {
  readonly sub?: string;
  readonly name?: string;
  readonly preferred_username?: string;
  readonly realm_access?: { readonly roles: readonly string[] };
  readonly resource_access?: Readonly<Record<string, { readonly roles: readonly string[] }>>;
}

/** The user an access token speaks of. Roles of the realm and of every resource count (specification 000 §6). */
export function userOfToken(claims: AccessTokenClaims | undefined): User | undefined {
  if (claims?.sub === undefined) return undefined;
  const named = [
    ...(claims.realm_access?.roles ?? []),
    ...Object.values(claims.resource_access ?? {}).flatMap(({ roles }) => roles),
  ];
  return {
    id: claims.sub,
    name: claims.name ?? claims.preferred_username ?? claims.sub,
    roles: [...new Set(named)].filter(isRole),
  };
}
