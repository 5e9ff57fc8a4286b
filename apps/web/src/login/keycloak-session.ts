import type { Session, SessionPort, TokenFailure } from '@lemma/core/session';
import { fail, succeed, type Result } from '@lemma/core/store';
import type Keycloak from 'keycloak-js';
import { BehaviorSubject } from 'rxjs';
import { userOfToken } from './user-of-token.ts';

/** Where users sign in. */
export interface IdentityAddress {
  readonly url: string;
  readonly realm: string;
  readonly clientId: string;
}

/** Seconds a token must still be good for when a call starts (specification 000 §7). */
const tokenReserve = 30;
/** Seconds between two looks at whether somebody has logged out in another tab. */
const otherTabs = 5;

/** Sign-in through Keycloak, or through anything that speaks like it. */
export class KeycloakSession implements SessionPort {
  readonly #sessions = new BehaviorSubject<Session>({ kind: 'unknown' });
  readonly session$ = this.#sessions.asObservable();
  readonly #address: () => Promise<IdentityAddress>;
  readonly #isFramed: boolean;
  #keycloak: Keycloak | undefined;
  #started: Promise<void>;

  /**
   * `address` asks the platform where users sign in; it may fail, and is asked again by `start`. Inside a frame of another
   * origin (`isFramed`) no page of the identity service may stand: there the frame itself goes to it and comes back.
   */
  constructor(address: () => Promise<IdentityAddress>, { isFramed }: { readonly isFramed: boolean }) {
    this.#address = address;
    this.#isFramed = isFramed;
    this.#started = this.#initialise();
  }

  /** Tries again after the identity service was away. */
  start(): void {
    if (this.#sessions.value.kind !== 'unavailable') return;
    this.#sessions.next({ kind: 'unknown' });
    this.#started = this.#initialise();
  }

  async login(returnTo: string): Promise<void> {
    await this.#started;
    await this.#keycloak?.login({ redirectUri: new URL(returnTo, location.origin).href });
  }

  async logout(): Promise<void> {
    await this.#keycloak?.logout({ redirectUri: `${location.origin}/` });
  }

  /**
   * keycloak-js sends one refresh at a time: calls that come meanwhile wait for the same answer. As long as nobody knows who
   * is there, calls are a guest's: public pages do not wait for the identity service, guarded ones are not shown yet.
   */
  async accessToken(): Promise<Result<string | undefined, TokenFailure>> {
    const keycloak = this.#keycloak;
    if (this.#sessions.value.kind === 'expired') return fail({ kind: 'sessionExpired' });
    if (keycloak?.authenticated !== true) return succeed(undefined);
    try {
      await keycloak.updateToken(tokenReserve);
    } catch {
      // keycloak-js drops its token when the refusal is final. After a mere network failure the old one may still do.
      if (keycloak.token === undefined || keycloak.isTokenExpired()) return fail({ kind: 'sessionExpired' });
    }
    return succeed(keycloak.token);
  }

  async #initialise(): Promise<void> {
    try {
      const [{ default: Keycloak }, address] = await Promise.all([import('keycloak-js'), this.#address()]);
      const keycloak = new Keycloak({ ...address });
      keycloak.onAuthLogout = () => this.#sessions.next(ended(this.#sessions.value));
      const authenticated = await keycloak.init({
        onLoad: 'check-sso',
        pkceMethod: 'S256',
        checkLoginIframe: !this.#isFramed,
        checkLoginIframeInterval: otherTabs,
        ...(!this.#isFramed && {
          silentCheckSsoRedirectUri: `${location.origin}/silent-check-sso.html`,
          silentCheckSsoFallback: false,
        }),
      });
      this.#keycloak = keycloak;
      this.#sessions.next(authenticated ? signedIn(keycloak) : { kind: 'guest' });
    } catch {
      this.#sessions.next({ kind: 'unavailable' });
    }
  }
}

function signedIn(keycloak: Keycloak): Session {
  const user = userOfToken(keycloak.tokenParsed);
  return user === undefined ? { kind: 'guest' } : { kind: 'user', user };
}

/** Who was signed in stays named, so that the page stays behind the dialog. */
function ended(session: Session): Session {
  return session.kind === 'user' ? { kind: 'expired', user: session.user } : session;
}
