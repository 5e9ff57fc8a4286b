import type { Fetch } from '@lemma/api-client/http';
import type { Clock, KeyValueStorage } from '@lemma/core/platform';
import type { Session, SessionPort, TokenFailure, User } from '@lemma/core/session';
import { fail, succeed, type Result } from '@lemma/core/store';
import type Keycloak from 'keycloak-js';
import { BehaviorSubject, filter, firstValueFrom, fromEvent, Subject } from 'rxjs';
import { askInFrame } from './ask-in-frame.ts';
import { inTime } from './in-time.ts';
import { endLmsVisit } from './lms-visit.ts';
import { adopt, isGoodFor, toldBy } from './keycloak-tokens.ts';
import { newestRenewal, showRenewal } from './newest-renewal.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { otherTabs, type OtherTabs, type TabMessage } from './other-tabs.ts';
import { renew, type IdentityCheck, type Refreshed, type Renewal } from './renewal.ts';
import { userOfToken } from './user-of-token.ts';

/** Where users sign in. */
export interface IdentityAddress {
  readonly url: string;
  readonly realm: string;
  readonly clientId: string;
  /** Whether this platform manages the accounts itself. */
  readonly isOwn: boolean;
}

/** Seconds for which a token must still be valid when a call starts (specification 000 §7). */
const tokenReserve = 30;
/** Milliseconds to wait for a first message from the identity service; then pages continue without it. */
const longestSilence = 3000;
/** Milliseconds to wait for all silent requests; then pages continue without their answer. */
const longestAnswer = 8000;
/** Milliseconds within which an answer still counts: a slow machine or network is not an identity service that is away. */
const latestAnswer = 120_000;
/** Milliseconds that a message from another tab may take on a busy machine. */
const messageTime = 5000;

/**
 * Seconds between two polls of the identity service's frame: effectively never, because tabs notify each other
 * (keycloak-js has no zero).
 */
const never = 2_000_000;

/** Storage key that records that somebody was signed in on this tab's last page. */
const signedInKey = 'signed-in';

/** Storage key for the user of this browser's last page. */
const userKey = 'signed-in-user';

/** Storage key that is written only to see whether this browser keeps anything for this page. */
const probeKey = 'is-stored';

interface KeycloakSessionPorts {
  readonly isFramed: boolean;
  readonly fetch: Fetch;
  /** Lasts as long as the tab. */
  readonly storage: KeyValueStorage;
  /** Lasts as long as the browser's profile. */
  readonly lasting: KeyValueStorage;
  readonly clock: Clock;
}

/** Sign-in through Keycloak, or through anything with the same protocol. */
export class KeycloakSession implements SessionPort {
  readonly #sessions = new BehaviorSubject<Session>({ kind: 'unknown' });
  readonly session$ = this.#sessions.asObservable();
  readonly #address: () => Promise<IdentityAddress>;
  readonly #isFramed: boolean;
  readonly #fetch: Fetch;
  readonly #storage: KeyValueStorage;
  readonly #lasting: KeyValueStorage;
  readonly #clock: Clock;
  readonly #tabs: OtherTabs;
  readonly #locks = 'locks' in navigator ? navigator.locks : undefined;
  /** Emits when another tab has shared its token. */
  readonly #told$ = new Subject<void>();
  #known: IdentityAddress | undefined;
  #keycloak: Keycloak | undefined;
  #started: Promise<void>;
  /** Number of attempts to find out who is signed in: only the answer to the last one counts. */
  #attempts = 0;
  #renewing: Promise<Renewal> | undefined;
  /** Whether the last answer to the refresh token was lost, so that the token may have been used up. */
  #isAnswerLost = false;

  /**
   * `address` asks the platform where users sign in; it may fail, and is asked again by `start`. Inside a frame
   * (`isFramed`) no page of the identity service can be embedded: it is asked by requests if it is on this origin;
   * otherwise the frame navigates to it and returns.
   */
  constructor(address: () => Promise<IdentityAddress>, ports: KeycloakSessionPorts) {
    const { isFramed, fetch, storage, lasting, clock } = ports;
    this.#address = address;
    this.#isFramed = isFramed;
    this.#fetch = fetch;
    this.#storage = storage;
    this.#lasting = lasting;
    this.#clock = clock;
    this.#tabs = otherTabs((message) => this.#hear(message));
    this.#started = this.#initialise();
  }

  /** Retries after the identity service was unavailable. */
  start(): void {
    if (this.#sessions.value.kind !== 'unavailable') return;
    this.#sessions.next({ kind: 'unknown' });
    removeFrames();
    this.#started = this.#initialise();
  }

  /** Needs no frame: it works even if a browser hides cookies from the identity service's frames, or blocks them. */
  async login(returnTo: string): Promise<void> {
    if (this.#keycloak === undefined) this.start();
    await this.#started;
    // The login page uses the language of the page it is opened from.
    const locale = document.documentElement.lang;
    await this.#keycloak?.login({ redirectUri: new URL(returnTo, location.origin).href, locale });
  }

  /** Only whoever was signed in needs it: it is loaded then, and the click still counts. */
  async loginBeside(returnTo: string): Promise<void> {
    const beside = this.#isFramed ? undefined : await import('./beside.ts').catch(() => undefined);
    const isOpened = this.#keycloak && (await beside?.signInBeside(this.#keycloak));
    if (isOpened !== true) await this.login(returnTo);
  }

  async logout(): Promise<void> {
    const sub = this.#keycloak?.subject;
    this.#storage.remove(signedInKey);
    this.#lasting.remove(userKey);
    endLmsVisit(this.#storage);
    if (sub !== undefined) this.#tabs.tell({ kind: 'left', sub });
    await this.#keycloak?.logout({ redirectUri: `${location.origin}/` });
  }

  /**
   * While the user is unknown, calls are a guest's: public pages do not wait for the identity service, guarded ones are
   * not shown yet. A `refused` token is replaced however long it is valid, unless that has been done already.
   */
  async accessToken(refused?: string): Promise<Result<string | undefined, TokenFailure>> {
    const session = this.#sessions.value;
    if (session.kind === 'expired') return fail({ kind: 'sessionExpired' });
    if (session.kind !== 'user') return succeed(undefined);
    const isUsable = (seconds: number) => isGoodFor(this.#keycloak, seconds) && this.#keycloak?.token !== refused;
    if (!isUsable(tokenReserve)) {
      this.#renewing ??= oneAtATime('lemma.token', () => this.#renew(isUsable), this.#locks).finally(() => {
        this.#renewing = undefined;
      });
      if ((await this.#renewing) === 'ended') return this.#end();
      // After a mere network failure the old token may still do.
      if (!isUsable(0)) return fail({ kind: 'identityAway' });
    }
    return succeed(this.#keycloak?.token);
  }

  /** Another tab may have obtained a token while this one waited for its turn. */
  async #renew(isUsable: (seconds: number) => boolean): Promise<Renewal> {
    await this.#hearRenewal();
    if (isUsable(tokenReserve)) return 'fresh';
    const ways = { refresh: () => this.#refresh(), look: () => this.#look() };
    const renewal = await renew(ways, this.#isAnswerLost);
    const told = renewal === 'fresh' && this.#keycloak ? toldBy(this.#keycloak) : undefined;
    if (told) {
      this.#isAnswerLost = false;
      this.#tabs.tell({ kind: 'token', ...told });
      // Visible to the others as soon as it is their turn, while the message may still be under way.
      await showRenewal(this.#locks, told.claims, firstValueFrom(this.#clock.after(messageTime)));
    }
    return renewal;
  }

  /**
   * Waits for the token that another tab has obtained since this one got its own, unless that tab is closed before
   * sharing it.
   */
  async #hearRenewal(): Promise<void> {
    const own = this.#keycloak?.tokenParsed;
    const newest = own && (await newestRenewal(this.#locks, own));
    const isTold = () => (newest ?? 0) <= (this.#keycloak?.tokenParsed?.exp ?? Infinity);
    if (isTold()) return;
    await inTime(this.#clock, firstValueFrom(this.#told$.pipe(filter(isTold))), messageTime).catch(() => undefined);
  }

  /** Uses the refresh token, without a frame, which may not see cookies and would take that for a logout. */
  async #refresh(): Promise<Refreshed> {
    const { token, refreshToken, idToken, timeSkew } = this.#keycloak ?? {};
    if (token === undefined || refreshToken === undefined) return 'refused';
    const keycloak = await this.#create().catch(() => undefined);
    if (keycloak === undefined) return 'lost';
    try {
      const tokens = { token, refreshToken, ...(idToken !== undefined && { idToken }), timeSkew: timeSkew ?? 0 };
      await inTime(
        this.#clock,
        keycloak.init({ ...tokens, pkceMethod: 'S256', checkLoginIframe: false }),
        longestAnswer,
      );
    } catch {
      // keycloak-js discards its tokens if the refusal is final.
      this.#isAnswerLost = keycloak.refreshToken !== undefined;
      return this.#isAnswerLost ? 'lost' : 'refused';
    }
    this.#keycloak = keycloak;
    return 'fresh';
  }

  /** Checks who is signed in, as a page does when it starts, unless the page would have to leave for that. */
  async #look(): Promise<IdentityCheck> {
    const session = this.#sessions.value;
    if (session.kind !== 'user' || (this.#isFramed && this.#known?.url !== location.origin)) return 'nobody';
    try {
      const keycloak = await this.#create();
      const isSomebody = await this.#soon(this.#checkIn(keycloak));
      if (!isSomebody || keycloak.subject !== session.user.id) return 'nobody';
      this.#keycloak = keycloak;
      return 'same';
    } catch {
      return 'away';
    }
  }

  async #initialise(): Promise<void> {
    const wasSomebody = this.#storage.read(signedInKey) !== undefined;
    this.#storage.remove(signedInKey);
    const attempt = (this.#attempts += 1);
    const checking = this.#create().then((keycloak) => {
      // If a silent check is impossible, the user can still be sent there.
      this.#keycloak = keycloak;
      return { keycloak, answer: this.#checkIn(keycloak) };
    });
    try {
      const { keycloak, answer } = await checking;
      if (await this.#soon(answer)) this.#begin(keycloak);
      else if (wasSomebody && !this.#isFramed) {
        // A browser may hide the session from frames: then the page itself navigates there, once, and returns.
        await keycloak.login({ prompt: 'none', redirectUri: location.href });
      } else this.#beGuest();
    } catch {
      // Without a network, what is on this device is its user's; nothing can be asked for or sent until that is checked.
      const user = this.#known === undefined ? await lastUser(this.#lasting.read(userKey)) : undefined;
      this.#sessions.next(user === undefined ? { kind: 'unavailable' } : { kind: 'user', user });
      void checking.then(({ keycloak, answer }) => this.#takeLate(attempt, keycloak, answer)).catch(() => undefined);
    }
  }

  /** The page went on without the answer of the identity service; when it comes, it counts. */
  async #takeLate(attempt: number, keycloak: Keycloak, answer: Promise<boolean>): Promise<void> {
    const isSomebody = await answer;
    if (attempt !== this.#attempts || this.#sessions.value.kind !== 'unavailable') return;
    if (isSomebody) this.#begin(keycloak);
    else this.#beGuest();
  }

  #beGuest(): void {
    this.#lasting.remove(userKey);
    this.#sessions.next({ kind: 'guest' });
  }

  /** The answer of the identity service; fails if it takes too long, and sooner while nothing at all comes from it. */
  async #soon<Answer>(answer: Promise<Answer>): Promise<Answer> {
    // In a frame it is asked by requests, which fail at once if it is away, and send no message.
    if (this.#isFramed || this.#known === undefined) return inTime(this.#clock, answer, longestAnswer);
    const home = new URL(this.#known.url, location.href).origin;
    const sign = fromEvent<MessageEvent>(window, 'message').pipe(filter(({ origin }) => origin === home));
    await inTime(this.#clock, Promise.race([answer, firstValueFrom(sign)]), longestSilence);
    return inTime(this.#clock, answer, longestAnswer - longestSilence);
  }

  async #create(): Promise<Keycloak> {
    const [{ default: Keycloak }, address] = await Promise.all([import('keycloak-js'), this.#known ?? this.#address()]);
    this.#known = address;
    const { url, realm, clientId } = address;
    return new Keycloak({ url, realm, clientId });
  }

  /** Whether anybody is signed in. */
  #checkIn(keycloak: Keycloak): Promise<boolean> {
    if (!this.#isFramed) return this.#checkByFrames(keycloak);
    const address = this.#known;
    if (address?.url === location.origin) return this.#checkInFrame(keycloak, address);
    // keycloak-js keeps in storage what it needs after its return: without storage the frame would navigate forever.
    const returns = this.#lasting.write(probeKey, '');
    this.#lasting.remove(probeKey);
    return returns ? this.#checkByFrames(keycloak) : Promise.resolve(false);
  }

  /** Whether anybody is signed in, by requests: nothing needs to be stored, and the frame stays where it is. */
  async #checkInFrame(keycloak: Keycloak, { url: origin, realm, clientId }: IdentityAddress): Promise<boolean> {
    const tokens = await inTime(this.#clock, askInFrame({ origin, realm, clientId }, this.#fetch), latestAnswer);
    if (tokens === undefined) return false;
    const started = keycloak.init({ ...tokens, pkceMethod: 'S256', checkLoginIframe: false });
    return inTime(this.#clock, started, latestAnswer);
  }

  /** Whether anybody is signed in, by frames that are removed afterwards; a page in a frame navigates instead. */
  async #checkByFrames(keycloak: Keycloak): Promise<boolean> {
    const attempt = this.#attempts;
    try {
      return await keycloak.init({
        onLoad: 'check-sso',
        pkceMethod: 'S256',
        messageReceiveTimeout: latestAnswer,
        checkLoginIframe: !this.#isFramed,
        checkLoginIframeInterval: never,
        ...(!this.#isFramed && {
          silentCheckSsoRedirectUri: `${location.origin}/silent-check-sso.html`,
          silentCheckSsoFallback: false,
        }),
      });
    } finally {
      if (attempt === this.#attempts) removeFrames();
    }
  }

  /** Somebody has signed in beside: with the same user the page goes on, another one has pages of their own. */
  async #comeBack(): Promise<void> {
    const keycloak = await this.#create();
    // A browser that hides the sign-in from frames knows it when the page itself goes there.
    if (!(await this.#soon(this.#checkIn(keycloak))))
      return keycloak.login({ prompt: 'none', redirectUri: location.href });
    this.#keycloak = keycloak;
    this.#begin(keycloak);
  }

  #begin(keycloak: Keycloak): void {
    const session = signedIn(keycloak, this.#known?.isOwn === true);
    this.#storage.write(signedInKey, 'yes');
    if (session.kind === 'user') this.#lasting.write(userKey, JSON.stringify(session.user));
    this.#sessions.next(session);
  }

  #hear(message: TabMessage): void {
    const session = this.#sessions.value;
    if (message.kind === 'signedIn') {
      if (session.kind === 'expired') void this.#comeBack().catch(() => undefined);
      return;
    }
    if (session.kind !== 'user' || this.#keycloak === undefined) return;
    if (message.kind === 'token') {
      adopt(this.#keycloak, message);
      this.#told$.next();
    } else if (message.sub === session.user.id) this.#end();
  }

  #end(): Result<never, TokenFailure> {
    const session = this.#sessions.value;
    this.#storage.remove(signedInKey);
    // The former user stays known, so that the page stays behind the dialog.
    if (session.kind === 'user') this.#sessions.next({ kind: 'expired', user: session.user });
    return fail({ kind: 'sessionExpired' });
  }
}

/** Removes the frames in which keycloak-js asks the identity service. */
function removeFrames(): void {
  for (const frame of document.querySelectorAll('iframe[title^="keycloak-"]')) frame.remove();
}

function signedIn(keycloak: Keycloak, isOwn: boolean): Session {
  const user = userOfToken(keycloak.tokenParsed, keycloak.clientId ?? '');
  if (user === undefined) return { kind: 'guest' };
  return { kind: 'user', user: isOwn ? { ...user, accountPage: keycloak.createAccountUrl() } : user };
}

/** Read with a part of the app that only a page without a network needs. */
async function lastUser(text: string | undefined): Promise<User | undefined> {
  if (text === undefined) return undefined;
  return (await import('./last-user.ts').catch(() => undefined))?.readUser(text);
}
