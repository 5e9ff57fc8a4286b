import { holds, userOf, type Role, type Session } from './session.ts';

/** What a screen or call requires of its user: nothing, a sign-in, or one of several roles. */
export type Requirement = 'public' | 'login' | { readonly anyOf: readonly Role[] };

/** The answer to a requirement; `waiting` while the user is not yet known. */
export type Access = 'allowed' | 'notAuthorized' | 'forbidden' | 'waiting';

/** Decides on access (specification 000 §6): guests are not authorized, users without the role are forbidden. */
export function guard(session: Session, requirement: Requirement): Access {
  if (requirement === 'public') return 'allowed';
  if (session.kind === 'unknown') return 'waiting';
  if (userOf(session) === undefined) return 'notAuthorized';
  if (requirement === 'login') return 'allowed';
  return requirement.anyOf.some((role) => holds(session, role)) ? 'allowed' : 'forbidden';
}
