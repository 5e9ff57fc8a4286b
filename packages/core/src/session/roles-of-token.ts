import { isRole, type Role } from './session.ts';

/** The part of an access token that contains the roles: those of each resource, by name. */
export interface RoleClaims {
  readonly resource_access?: Readonly<Record<string, { readonly roles?: readonly string[] }>> | undefined;
}

/** The editor of the content, which has a role of its own: it opens documents there (specification 000 §6). */
const editorResource = 'web-miau';
const editorRole = 'login-on-resource';

/**
 * The roles an access token grants on a resource, and the one on the editor of the content; those of other resources and
 * of the realm are ignored (specification 000 §6).
 */
export function rolesOfToken({ resource_access }: RoleClaims, resource: string): readonly Role[] {
  const granted = resource_access?.[resource]?.roles ?? [];
  const ofEditor = (resource_access?.[editorResource]?.roles ?? []).filter((role) => role === editorRole);
  return [...new Set([...granted, ...ofEditor])].filter(isRole);
}
