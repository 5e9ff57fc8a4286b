import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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
import { handOffPath, type LmsHandOff, type HandedOver } from './lms-hand-off.ts';
import { mountPath } from './names.ts';
import { isLoopback, ownHost } from './origins.ts';
import { seconds } from './provider.ts';

/** The dependencies of a sign-in by an LMS. */
export interface LmsSignInOptions {
  readonly db: Kysely<Tables>;
  readonly provider: Provider;
  readonly accounts: Accounts;
  readonly handOff: LmsHandOff;
  readonly lms: LmsDirectory;
  /** The public address of the platform. */
  readonly origin: string;
  readonly origins: readonly string[];
  readonly now: Now;
}

/** Every sign-in asks the LMS: how many an address may start, with room for a whole class behind one. */
const signInRate = { burst: 300, perSecond: 5 };

const selectorPath = '/lms-problem-selector';

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
export function lmsSignIn(app: FastifyInstance, options: LmsSignInOptions, done: () => void): void {
  const { db, provider, accounts, handOff, lms, origin, origins, now } = options;
  const rate = new RateLimit(signInRate, now);
  acceptForms(app);

  app.post(`${handOffPath}/problem-selector`, async (request, reply) => {
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
    if (user?.ok === true)
      await handOff.give(reply, { account: await accounts.keepLmsUser(user.value), isFramed: false });
    else handOff.takeBack(reply);
    return reply
      .header('cache-control', 'no-store')
      .redirect(`${selectorPath}?${writeSelectorParameters(parameters)}`, 303);
  });

  app.get(`${handOffPath}/authenticate`, async (request, reply) => {
    const access_token = await handOff.tokenFor(request);
    handOff.takeBack(reply);
    reply.header('cache-control', 'no-store');
    return access_token === undefined ? reply.code(401).send(notHandedOver) : { access_token };
  });

  app.post(`${mountPath}/add-login-cookie`, async (request, reply) => {
    const bearer = /^bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const visit = origins.includes(request.headers.origin ?? '') ? await handOff.visitOf(bearer) : undefined;
    reply.header('cache-control', 'no-store');
    if (visit === undefined) return reply.code(401).send(notHandedOver);
    await begin(request, reply, visit);
    return reply.code(204).send();
  });

  /** Begins a session of the identity provider in this browser, in place of any other; in a frame, of this frame. */
  async function begin({ raw }: FastifyRequest, reply: FastifyReply, { account, isFramed }: HandedOver): Promise<void> {
    raw.headers.host = ownHost(raw.headers.host, origins);
    delete raw.headers['x-forwarded-host'];
    const context = provider.createContext(raw, reply.raw);
    const session = new provider.Session();
    session.loginAccount({ accountId: account.id });
    await session.save(seconds.session);
    // Only such cookies are sent from a frame of another site; without encryption there are none.
    const isApart = isFramed && (context.secure || isLoopback(new URL(origin).hostname));
    context.cookies.secure = context.secure || isApart;
    context.cookies.set(provider.cookieName('session'), session.id, {
      signed: true,
      httpOnly: true,
      ...(isApart ? { sameSite: 'none', secure: true, partitioned: true } : { sameSite: 'lax' }),
      path: '/',
      overwrite: true,
    });
  }

  done();
}

const notHandedOver = {
  id: refusalIds.notAuthenticated,
  message: 'The LMS has not signed anybody in here, or that was too long ago.',
};

/**
 * Whether a form comes from a page of the LMS. Browsers tell the origin of each form, so that no other page can sign its
 * visitors in here with its own user and token.
 */
export function isPostedBy(lms: LmsOrganisation | undefined, from: string | undefined): boolean {
  return from === undefined || lms?.origins.includes(from) === true;
}
