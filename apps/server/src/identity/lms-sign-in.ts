import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SignJWT, importJWK, jwtVerify } from 'jose';
import type { Kysely } from 'kysely';
import type { Provider } from 'oidc-provider';
import * as v from 'valibot';
import { refusalIds } from '@lemma/api-client/wire';
import {
  readSelectorParameters,
  unknownIn,
  writeSelectorParameters,
  type LmsOrganisation,
} from '@lemma/core/selection';
import type { Tables } from '../database/index.ts';
import { admitLmsUser, ownServerUrl, type LmsDirectory } from '../lms/index.ts';
import type { Now } from '../now.ts';
import { networkOf, RateLimit } from '../rate-limit/index.ts';
import type { Accounts } from './accounts.ts';
import { acceptForms } from './forms.ts';
import { mountPath } from './names.ts';
import { ownHost } from './origins.ts';
import { seconds } from './provider.ts';
import type { Secrets } from './secrets.ts';

/** The dependencies of a sign-in by an LMS. */
export interface LmsSignInOptions {
  readonly db: Kysely<Tables>;
  readonly provider: Provider;
  readonly accounts: Accounts;
  readonly secrets: Secrets;
  readonly lms: LmsDirectory;
  /** The public address of the platform. */
  readonly origin: string;
  readonly origins: readonly string[];
  readonly now: Now;
}

/** Every sign-in asks the LMS: how many an address may start, with room for a whole class behind one. */
const signInRate = { burst: 300, perSecond: 5 };

const selectorPath = '/lms-problem-selector';
const cookieName = 'lemma-lms-sign-in';
const cookiePath = '/api/sso';
/** Seconds from the hand-off to the page that uses it. */
const cookieLife = 120;
/** Seconds from reading the token to using it. */
const tokenLife = 60;

/** What a token is for; access tokens are for neither, and these are no access tokens. */
const purposes = { handOff: 'lemma-lms-hand-off', login: 'lemma-login-cookie' } as const;
type Purpose = (typeof purposes)[keyof typeof purposes];

const formText = v.fallback(v.pipe(v.string(), v.maxLength(500)), '');
const selectorForm = v.object({
  userId: formText,
  token: formText,
  org: formText,
  uiLang: formText,
  serverUrl: formText,
  gradingType: formText,
  problemLang: formText,
  origin: formText,
  selection: formText,
  multiSelect: formText,
  multiselect: formText,
});

/**
 * Signs in a user of an LMS (specification 000 §7): the LMS posts who he is, the page that he is sent on to reads a token
 * (`/sso/authenticate`) and exchanges it for a session (add-login-cookie).
 */
export async function lmsSignIn(app: FastifyInstance, options: LmsSignInOptions): Promise<void> {
  const { db, provider, accounts, secrets, lms, origin, origins, now } = options;
  const key = await importJWK({ ...secrets.signingKey }, 'RS256');
  const { n, e, kid } = secrets.signingKey;
  const publicKey = await importJWK({ kty: 'RSA', n, e, kid }, 'RS256');
  const rate = new RateLimit(signInRate, now);
  acceptForms(app);

  app.post(`${cookiePath}/problem-selector`, async (request, reply) => {
    const wait = rate.take(networkOf(request.ip));
    if (wait > 0) return reply.code(429).header('retry-after', String(wait)).send();
    const { userId, token, ...said } = v.parse(selectorForm, request.body ?? {});
    const read = readSelectorParameters(new URLSearchParams(said).toString());
    // Clients of this call can take all of these, and do not say so.
    const parameters = { ...read, multiCourse: true, worksheet: true, sso: true };
    // The page says what is unknown.
    const isKnown =
      isPostedBy(lms.get(said.org), request.headers.origin) &&
      read.org !== undefined &&
      unknownIn(read, lms, ownServerUrl(origin)) === undefined;
    const user = isKnown ? await admitLmsUser(db, lms, { org: said.org, userId, token }) : undefined;
    if (user?.ok === true) {
      const { id } = await accounts.keepLmsUser(user.value);
      setCookie(reply, await signed(purposes.handOff, id, cookieLife), cookieLife);
    } else setCookie(reply, '', 0);
    return reply
      .header('cache-control', 'no-store')
      .redirect(`${selectorPath}?${writeSelectorParameters(parameters)}`, 303);
  });

  app.get(`${cookiePath}/authenticate`, async (request, reply) => {
    const account = await accountOf(cookieIn(request), purposes.handOff);
    setCookie(reply, '', 0);
    reply.header('cache-control', 'no-store');
    if (account === undefined) return reply.code(401).send(notHandedOver);
    return { access_token: await signed(purposes.login, account, tokenLife) };
  });

  app.post(`${mountPath}/add-login-cookie`, async (request, reply) => {
    const bearer = /^bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const account = origins.includes(request.headers.origin ?? '')
      ? await accountOf(bearer, purposes.login)
      : undefined;
    reply.header('cache-control', 'no-store');
    if (account === undefined) return reply.code(401).send(notHandedOver);
    await begin(request, reply, account);
    return reply.code(204).send();
  });

  /** Begins a session of the identity provider in this browser, in place of any other. */
  async function begin({ raw }: FastifyRequest, reply: FastifyReply, accountId: string): Promise<void> {
    raw.headers.host = ownHost(raw.headers.host, origins);
    delete raw.headers['x-forwarded-host'];
    const context = provider.createContext(raw, reply.raw);
    const session = new provider.Session();
    session.loginAccount({ accountId });
    await session.save(seconds.session);
    context.cookies.secure = context.secure;
    context.cookies.set(provider.cookieName('session'), session.id, {
      signed: true,
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      overwrite: true,
    });
  }

  function signed(purpose: Purpose, account: string, life: number): Promise<string> {
    const issued = Math.floor(now() / 1000);
    return new SignJWT({})
      .setProtectedHeader({ alg: 'RS256', kid })
      .setSubject(account)
      .setAudience(purpose)
      .setIssuedAt(issued)
      .setExpirationTime(issued + life)
      .sign(key);
  }

  /** The account that a token names, if it is ours, still valid, and meant for this purpose. */
  async function accountOf(token: string | undefined, purpose: Purpose): Promise<string | undefined> {
    if (token === undefined || token === '') return undefined;
    try {
      const { payload } = await jwtVerify(token, publicKey, {
        audience: purpose,
        algorithms: ['RS256'],
        requiredClaims: ['exp', 'sub'],
        currentDate: new Date(now()),
      });
      const account = await accounts.byId(payload.sub ?? '');
      return account?.id;
    } catch {
      return undefined;
    }
  }

  function setCookie(reply: FastifyReply, value: string, life: number): void {
    const secure = origin.startsWith('https:') ? '; Secure' : '';
    reply.header(
      'set-cookie',
      `${cookieName}=${value}; Path=${cookiePath}; Max-Age=${life}; HttpOnly; SameSite=Lax${secure}`,
    );
  }
}

const notHandedOver = {
  id: refusalIds.notAuthenticated,
  message: 'The LMS has not signed anybody in here, or that was too long ago.',
};

/**
 * Whether a form comes from a page of the LMS. Browsers tell the origin of each form, so that no other page can sign its
 * visitors in here with its own user and token.
 */
function isPostedBy(lms: LmsOrganisation | undefined, from: string | undefined): boolean {
  return from === undefined || lms?.origins.includes(from) === true;
}

function cookieIn({ headers }: FastifyRequest): string | undefined {
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1);
}
