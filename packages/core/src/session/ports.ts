import type { Observable } from 'rxjs';
import type { Result } from '../store/index.ts';
import type { Session } from './session.ts';

/**
 * Why there is no access token for a signed-in user: the identity service reports that the session has ended, or cannot
 * be reached at present, which ends nothing.
 */
export type TokenFailure = { readonly kind: 'sessionExpired' } | { readonly kind: 'identityAway' };

/** The identity service as the core needs it. */
export interface SessionPort {
  /** The session, emitting the current state first. */
  readonly session$: Observable<Session>;
  /** Goes to the sign-in page, which returns to the given address. */
  login(returnTo: string): Promise<void>;
  /** Signs in in a window of its own, so that the page stays as it is; where there is none, as `login`. */
  loginBeside(returnTo: string): Promise<void>;
  /** Signs the user out everywhere. */
  logout(): Promise<void>;
  /**
   * A token of the current user, valid for at least 30 seconds, refreshed when needed; differs from the one the server
   * has `refused`; undefined for a guest.
   */
  accessToken(refused?: string): Promise<Result<string | undefined, TokenFailure>>;
}
