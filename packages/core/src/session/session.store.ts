import { Subject, Subscription, distinctUntilChanged, map, type Observable } from 'rxjs';
import type { Disposable, KeyValueStorage } from '../platform/index.ts';
import { Store, fail, type Result } from '../store/index.ts';
import type { SessionPort, TokenFailure } from './ports.ts';
import { userOf, type Session } from './session.ts';

/** Storage key for the user who was signed in on this tab's last page. */
const lastUserKey = 'last-user';

/** The current session, over time. */
export class SessionStore extends Store<Session> implements Disposable {
  readonly #listening = new Subscription();
  readonly #identity: SessionPort;
  readonly #storage: KeyValueStorage;
  readonly #missed = new Subject<void>();
  /** Emits when a user does something that needs a session that has ended. */
  readonly missed$: Observable<void> = this.#missed.asObservable();
  /** The owner of the data stored in this tab, emitting the current one first. */
  readonly owner$: Observable<string>;

  constructor(ports: { readonly identity: SessionPort; readonly storage: KeyValueStorage }) {
    super({ kind: 'unknown' });
    this.#identity = ports.identity;
    this.#storage = ports.storage;
    this.owner$ = this.state$.pipe(
      map(() => this.owner),
      distinctUntilChanged(),
    );
    this.#listening.add(ports.identity.session$.subscribe((session) => this.update(() => session)));
    this.#listening.add(this.state$.subscribe((session) => this.#rememberUser(session)));
  }

  /**
   * The owner of the data stored in this tab: the subject of the user's token, or `guest`. While the user is unknown,
   * the one signed in on the tab's last page is assumed, so that a reloaded page finds its data at once.
   */
  get owner(): string {
    const user = this.state.kind === 'unknown' ? this.#storage.read(lastUserKey) : userOf(this.state)?.id;
    return user ?? 'guest';
  }

  /** Stops following the identity service. */
  dispose(): void {
    this.#listening.unsubscribe();
  }

  login(returnTo: string): Promise<void> {
    return this.#identity.login(returnTo);
  }

  loginBeside(returnTo: string): Promise<void> {
    return this.#identity.loginBeside(returnTo);
  }

  logout(): Promise<void> {
    this.#storage.remove(lastUserKey);
    return this.#identity.logout();
  }

  /**
   * The token for a call; after the server has `refused` one, another token of the same user. If the identity service
   * issues none, the session ends, so that the user is asked to sign in again.
   */
  async accessToken(refused?: string): Promise<Result<string | undefined, TokenFailure>> {
    if (this.state.kind === 'expired') {
      this.#missed.next();
      return fail({ kind: 'sessionExpired' });
    }
    const token = await this.#identity.accessToken(refused);
    if (!token.ok && token.failure.kind === 'sessionExpired') this.end();
    return token;
  }

  /** The server no longer accepts tokens of this session. */
  end(): void {
    this.update(expire);
  }

  #rememberUser(session: Session): void {
    if (session.kind === 'user') this.#storage.write(lastUserKey, session.user.id);
    else if (session.kind !== 'unknown') this.#storage.remove(lastUserKey);
  }
}

/** An expired session stays unchanged, so that users are told only once. */
function expire(session: Session): Session {
  if (session.kind === 'expired') return session;
  const user = userOf(session);
  return user === undefined ? { kind: 'guest' } : { kind: 'expired', user };
}
