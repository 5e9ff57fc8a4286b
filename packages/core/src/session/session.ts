/** The named roles of specification 000 §6. Where it names a role without a value, its nearest named role is taken: see `permissions`. */
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
] as const;

/** What a user may do beyond looking at public pages. */
export type Role = (typeof roles)[number];

/** Who is signed in. `id` is the subject of the access token. */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly Role[];
  /** Where the user changes the password; missing when the account is kept elsewhere. */
  readonly accountPage?: string;
}

/**
 * Who is in front of the screen: not known yet, nobody signed in, somebody, somebody whose sign-in has run out
 * (the page stays and a dialog offers to sign in again), or nobody can tell because the identity service is away.
 */
export type Session =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'guest' }
  | { readonly kind: 'user'; readonly user: User }
  | { readonly kind: 'expired'; readonly user: User }
  | { readonly kind: 'unavailable' };

/** Whether a text from outside (a token, a configuration) names a role. */
export function isRole(text: unknown): text is Role {
  return roles.some((role) => role === text);
}

/** The user of a session, also of one that has run out. */
export function userOf(session: Session): User | undefined {
  return session.kind === 'user' || session.kind === 'expired' ? session.user : undefined;
}

/** Whether the user of a session holds a role. */
export function holds(session: Session, role: Role): boolean {
  return userOf(session)?.roles.includes(role) ?? false;
}
