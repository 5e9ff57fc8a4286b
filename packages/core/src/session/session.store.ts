import { Store, type Result } from '../store/index.ts';
import type { SessionPort, TokenFailure } from './ports.ts';
import { userOf, type Session } from './session.ts';

/** Who is in front of the screen, over time. */
export class SessionStore extends Store<Session> {
  readonly #identity: SessionPort;

  constructor(ports: { readonly identity: SessionPort }) {
    super({ kind: 'unknown' });
    this.#identity = ports.identity;
    ports.identity.session$.subscribe((session) => this.update(() => session));
  }

  login(returnTo: string): Promise<void> {
    return this.#identity.login(returnTo);
  }

  logout(): Promise<void> {
    return this.#identity.logout();
  }

  /** The token for a call. A token that cannot be refreshed ends the session, so that the user is asked to sign in again. */
  async accessToken(): Promise<Result<string | undefined, TokenFailure>> {
    const token = await this.#identity.accessToken();
    if (!token.ok) this.update(expire);
    return token;
  }
}

function expire(session: Session): Session {
  const user = userOf(session);
  return user === undefined ? { kind: 'guest' } : { kind: 'expired', user };
}
