import { fieldsOf, parseJson, textsOf } from '@lemma/core/platform';
import { isRole, rolesOfToken, type RoleClaims, type User } from '@lemma/core/session';

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

/** A user as JSON, which is not trusted; undefined if it is none. */
export function readUser(text: string | undefined): User | undefined {
  const { id, name, roles } = fieldsOf(parseJson(text ?? ''));
  if (typeof id !== 'string' || typeof name !== 'string') return undefined;
  return { id, name, roles: (textsOf(roles) ?? []).filter(isRole) };
}
