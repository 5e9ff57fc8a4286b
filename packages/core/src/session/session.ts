/**
 * The named roles of specification 000 §6 and 001 §6. Where they mention a role without naming it, the closest named
 * role is used: see `permissions`.
 */
export const roles = [
  'view-annotations',
  'access-browser',
  'access-pool',
  'access-cep',
  'manage-taxonomy',
  'access-snapshot-preview',
  'access-webmiau-preview',
  'copy-path',
  'delete-any-worksheet-template',
  'login-on-resource',
  'view-problem-control-buttons',
  'view-worksheet-without-deadline-constraints',
  'view-correction-error-cause',
  'admin',
  'staff-member',
  'course-member',
] as const;

/** What a user may do beyond reading public pages. */
export type Role = (typeof roles)[number];

/** A signed-in user. `id` is the subject of the access token. */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly Role[];
  /** Where the user changes the password; missing if accounts are managed elsewhere. */
  readonly accountPage?: string;
}

/**
 * The state of the session: not known yet, a guest, a signed-in user, a user whose sign-in has expired (the page stays
 * and a dialog offers to sign in again), or unknown because the identity service is unavailable.
 */
export type Session =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'guest' }
  | { readonly kind: 'user'; readonly user: User }
  | { readonly kind: 'expired'; readonly user: User }
  | { readonly kind: 'unavailable' };

/** Whether an external text (a token, a configuration) names a role. */
export function isRole(text: unknown): text is Role {
  return roles.some((role) => role === text);
}

/** The user of a session, including an expired one. */
export function userOf(session: Session): User | undefined {
  return session.kind === 'user' || session.kind === 'expired' ? session.user : undefined;
}

/** Whether the user of a session holds a role. */
export function holds(session: Session, role: Role): boolean {
  return userOf(session)?.roles.includes(role) ?? false;
}
