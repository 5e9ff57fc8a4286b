import type { Observable } from 'rxjs';
import type { Result } from '../store/index.ts';
import type { Session } from './session.ts';

/**
 * Why there is no access token although somebody was signed in: the identity service says that the session has ended, or it
 * cannot be asked at present, which ends nothing.
 */
export type TokenFailure = { readonly kind: 'sessionExpired' } | { readonly kind: 'identityAway' };

/** The identity service, as the core needs it. */
export interface SessionPort {
  /** Who is signed in, the present state first. */
  readonly session$: Observable<Session>;
  /** Leaves for the sign-in page, which comes back to the address given. */
  login(returnTo: string): Promise<void>;
  /** Ends the sign-in everywhere. */
  logout(): Promise<void>;
  /**
   * A token of the present user, valid for 30 seconds at least, refreshed when needed; another one than the server has
   * `refused`; undefined for a guest.
   */
  accessToken(refused?: string): Promise<Result<string | undefined, TokenFailure>>;
}
