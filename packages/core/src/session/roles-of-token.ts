import { isRole, type Role } from './session.ts';

/** What of an access token tells the roles: those of each resource, by its name. */
export interface RoleClaims {
  readonly resource_access?: Readonly<Record<string, { readonly roles?: readonly string[] }>> | undefined;
}

/** The roles an access token gives on a resource; those of other resources and of the realm do not count (specification 000 §6). */
export function rolesOfToken({ resource_access }: RoleClaims, resource: string): readonly Role[] {
  return [...new Set(resource_access?.[resource]?.roles ?? [])].filter(isRole);
}
