import { isRole, type Role } from './session.ts';

/** The part of an access token that contains the roles: those of each resource, by name. */
export interface RoleClaims {
  readonly resource_access?: Readonly<Record<string, { readonly roles?: readonly string[] }>> | undefined;
}

/**
 * The roles an access token grants on a resource; those of other resources and of the realm are ignored (specification
 * 000 §6).
 */
export function rolesOfToken({ resource_access }: RoleClaims, resource: string): readonly Role[] {
  return [...new Set(resource_access?.[resource]?.roles ?? [])].filter(isRole);
}
