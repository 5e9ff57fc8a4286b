import type { FastifyReply, FastifyRequest } from 'fastify';
import { SignJWT, importJWK, jwtVerify, type CryptoKey } from 'jose';
import type { Now } from '../now.ts';
import type { Account, Accounts } from './accounts.ts';
import { isLoopback } from './origins.ts';
import type { Secrets } from './secrets.ts';

/** What a token is for; access tokens are for none of these, and these are no access tokens. */
const purposes = { handOff: 'lemma-lms-hand-off', login: 'lemma-login-cookie', leave: 'lemma-lms-leave' } as const;
type Purpose = (typeof purposes)[keyof typeof purposes];

/** Seconds from the hand-off to the page that uses it. */
const cookieLife = 120;
/** Seconds from reading the token to using it. */
const tokenLife = 60;
/** Seconds for which an LMS can end what it has begun: as long as a session lasts. */
const leaveLife = 36_000;

/** The paths that the cookies are sent to, and no others. */
export const handOffPath = '/api/sso';
export const leavePath = '/api/public/xapi/auth/sso/logout';

const cookieNames = { handOff: 'lemma-lms-sign-in', leave: 'lemma-lms-leave', frame: 'lemma-lms-frame' } as const;

/** Somebody whom an LMS hands over. */
export interface HandedOver {
  readonly account: Account;
  /** Whether he is in a frame of a page of the LMS, on another site: there browsers keep cookies only apart. */
  readonly isFramed: boolean;
}

/**
 * The way from the LMS to a session: a cookie for the next page, which reads a token with it, which it exchanges for the
 * login cookie. Each is signed, for one purpose only, and lives for a minute or two.
 */
export class LmsHandOff {
  readonly #accounts: Accounts;
  readonly #kid: string;
  readonly #keys: Promise<{ readonly own: CryptoKey | Uint8Array; readonly shown: CryptoKey | Uint8Array }>;
  readonly #isEncrypted: boolean;
  readonly #isSecure: boolean;
  readonly #now: Now;

  /** `origin`: the public address of the platform. */
  constructor(accounts: Accounts, { signingKey }: Secrets, origin: string, now: Now) {
    this.#accounts = accounts;
    const { n, e, kid } = signingKey;
    this.#kid = kid;
    this.#keys = Promise.all([
      importJWK({ ...signingKey }, 'RS256'),
      importJWK({ kty: 'RSA', n, e, kid }, 'RS256'),
    ]).then(([own, shown]) => ({ own, shown }));
    this.#isEncrypted = origin.startsWith('https:');
    // Browsers take such cookies from this machine without encryption, too.
    this.#isSecure = this.#isEncrypted || isLoopback(new URL(origin).hostname);
    this.#now = now;
  }

  /** Hands somebody over to the next page. */
  async give(reply: FastifyReply, { account, isFramed }: HandedOver): Promise<void> {
    const value = await this.#signed(isFramed ? purposes.handOff + framed : purposes.handOff, account.id, cookieLife);
    setCookie(reply, cookieNames.handOff, value, {
      path: handOffPath,
      life: cookieLife,
      is: this.#attributes(isFramed),
    });
  }

  /** Takes the hand-off back: nobody is handed over by the next page. */
  takeBack(reply: FastifyReply): void {
    for (const isFramed of [false, true]) {
      setCookie(reply, cookieNames.handOff, '', { path: handOffPath, life: 0, is: this.#attributes(isFramed) });
    }
  }

  /** A token for the login cookie, for whoever was handed over; undefined if nobody was. */
  async tokenFor(request: FastifyRequest): Promise<string | undefined> {
    for (const cookie of cookiesIn(request, cookieNames.handOff)) {
      const visit = await this.#visit(cookie, purposes.handOff);
      if (visit !== undefined) {
        return this.#signed(visit.isFramed ? purposes.login + framed : purposes.login, visit.account.id, tokenLife);
      }
    }
    return undefined;
  }

  /** Whom a token for the login cookie is for. */
  visitOf(token: string | undefined): Promise<HandedOver | undefined> {
    return this.#visit(token, purposes.login);
  }

  /** Lets the LMS end later what it begins now, and its pages have this browser's pages in a frame. */
  async allow(reply: FastifyReply, { account, isFramed }: HandedOver, org: string): Promise<void> {
    const leave = await this.#signed(purposes.leave, account.id, leaveLife);
    // The LMS asks from its own site, framed or not.
    const is = this.#isSecure ? `SameSite=None; Secure${isFramed ? '; Partitioned' : ''}` : 'SameSite=Lax';
    setCookie(reply, cookieNames.leave, leave, { path: leavePath, life: leaveLife, is });
    if (isFramed) setCookie(reply, cookieNames.frame, org, { path: '/', life: leaveLife, is });
  }

  /** The accounts that the LMS may sign out in this browser. */
  async leavingIn(request: FastifyRequest): Promise<readonly Account[]> {
    const visits = await Promise.all(
      cookiesIn(request, cookieNames.leave).map((cookie) => this.#visit(cookie, purposes.leave)),
    );
    return visits.flatMap((visit) => (visit === undefined ? [] : [visit.account]));
  }

  /** The attributes of the cookies of a visit. */
  #attributes(isFramed: boolean): string {
    if (isFramed && this.#isSecure) return 'SameSite=None; Secure; Partitioned';
    return this.#isEncrypted ? 'SameSite=Lax; Secure' : 'SameSite=Lax';
  }

  async #signed(audience: string, account: string, life: number): Promise<string> {
    const issued = Math.floor(this.#now() / 1000);
    return new SignJWT({})
      .setProtectedHeader({ alg: 'RS256', kid: this.#kid })
      .setSubject(account)
      .setAudience(audience)
      .setIssuedAt(issued)
      .setExpirationTime(issued + life)
      .sign((await this.#keys).own);
  }

  /** Whom a token names, if it is ours, still valid, and meant for this purpose. */
  async #visit(token: string | undefined, purpose: Purpose): Promise<HandedOver | undefined> {
    if (token === undefined || token === '') return undefined;
    try {
      const { payload } = await jwtVerify(token, (await this.#keys).shown, {
        audience: [purpose, purpose + framed],
        algorithms: ['RS256'],
        requiredClaims: ['exp', 'sub'],
        currentDate: new Date(this.#now()),
      });
      const account = await this.#accounts.byId(payload.sub ?? '');
      return account && { account, isFramed: payload.aud === purpose + framed };
    } catch {
      return undefined;
    }
  }
}

/** At the end of a purpose: in a frame of another site. */
const framed = '-framed';

/** The organisation whose pages have this browser's pages in a frame, as they say; it counts if its LMS is known. */
export function framingOrganisation(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  return cookiesIn(request, cookieNames.frame)[0];
}

function setCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  { path, life, is }: { readonly path: string; readonly life: number; readonly is: string },
): void {
  reply.header('set-cookie', `${name}=${value}; Path=${path}; Max-Age=${String(life)}; HttpOnly; ${is}`);
}

/** A browser may have a cookie twice: in a frame, and outside. */
function cookiesIn({ headers }: Pick<FastifyRequest, 'headers'>, name: string): readonly string[] {
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.filter((cookie) => cookie.startsWith(`${name}=`)).map((cookie) => cookie.slice(name.length + 1));
}
