import { Subject, Subscription, distinctUntilChanged, map, type Observable } from 'rxjs';
import type { Disposable, KeyValueStorage } from '../platform/index.ts';
import { Store, fail, type Result } from '../store/index.ts';
import type { SessionPort, TokenFailure } from './ports.ts';
import { userOf, type Session } from './session.ts';

/** Under this key stands who was signed in on this tab's last page. */
const lastUserKey = 'last-user';

/** Who is in front of the screen, over time. */
export class SessionStore extends Store<Session> implements Disposable {
  readonly #listening = new Subscription();
  readonly #identity: SessionPort;
  readonly #storage: KeyValueStorage;
  readonly #missed = new Subject<void>();
  /** Somebody does what needs the session that has ended. */
  readonly missed$: Observable<void> = this.#missed.asObservable();
  /** Whose the things kept on this tab are, the present owner first. */
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
   * Whose the things kept on this tab are: the subject of the user's token, or `guest`. As long as it is not known who is
   * there it is taken to be whoever was signed in on the tab's last page, so that a page that is loaded again finds its
   * things at once.
   */
  get owner(): string {
    const user = this.state.kind === 'unknown' ? this.#storage.read(lastUserKey) : userOf(this.state)?.id;
    return user ?? 'guest';
  }

  /** Follows the identity service no longer. */
  dispose(): void {
    this.#listening.unsubscribe();
  }

  login(returnTo: string): Promise<void> {
    return this.#identity.login(returnTo);
  }

  logout(): Promise<void> {
    this.#storage.remove(lastUserKey);
    return this.#identity.logout();
  }

  /**
   * The token for a call; after the server has `refused` one, another one of the same user. When the identity service gives
   * none any more the session ends, so that the user is asked to sign in again.
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

  /** The server takes no token of this session any more. */
  end(): void {
    this.update(expire);
  }

  #rememberUser(session: Session): void {
    if (session.kind === 'user') this.#storage.write(lastUserKey, session.user.id);
    else if (session.kind !== 'unknown') this.#storage.remove(lastUserKey);
  }
}

/** A session that has ended stays as it is, so that nobody is told twice. */
function expire(session: Session): Session {
  if (session.kind === 'expired') return session;
  const user = userOf(session);
  return user === undefined ? { kind: 'guest' } : { kind: 'expired', user };
}
