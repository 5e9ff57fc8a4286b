import type { FastifyInstance } from 'fastify';
import type { Context } from 'oidc-provider';
import type { Kysely } from 'kysely';
import type { Log } from '@lemma/core/platform';
import type { Tables } from '../database/index.ts';
import type { LmsDirectory } from '../lms/index.ts';
import type { Now } from '../now.ts';
import { Accounts } from './accounts.ts';
import { Attempts } from './attempts.ts';
import { KnownBrowsers } from './known-browser.ts';
import { keycloakPages } from './keycloak-pages.ts';
import { failurePage, logoutPage } from './login-page.ts';
import { chooseLanguage } from './login-texts.ts';
import { LmsHandOff } from './lms-hand-off.ts';
import { lmsSignIn } from './lms-sign-in.ts';
import { login } from './login.ts';
import { mountPath } from './names.ts';
import { ownOrigins } from './origins.ts';
import type { Derive } from './passwords.ts';
import { passwordRoutes } from './password-routes.ts';
import { createProvider } from './provider.ts';
import { readSecrets } from './secrets.ts';
import { readOwnTokens, type ReadToken } from './token.ts';

/** The configuration of the built-in identity provider. */
export interface IdentityOptions {
  readonly db: Kysely<Tables>;
  /** The public address of the platform, like `http://localhost:8080`. */
  readonly origin: string;
  /** Whether the demo users may sign in. */
  readonly demo: boolean;
  /** Derives the keys of passwords. */
  readonly derive: Derive;
  /** Every LMS that may sign its users in. */
  readonly lms: LmsDirectory;
  /** Whether everybody but the users of an LMS signs in elsewhere. */
  readonly isOfLmsOnly?: boolean;
  readonly log: Log;
  readonly now: Now;
}

/** The identity provider that is served here. */
export interface MountedIdentity {
  /** How its access tokens are read. */
  readonly readToken: ReadToken;
  readonly accounts: Accounts;
  readonly handOff: LmsHandOff;
}

/** Serves the identity provider below `/realms/lemma`. */
export async function mountIdentity(app: FastifyInstance, options: IdentityOptions): Promise<MountedIdentity> {
  const { db, origin, demo, derive, lms, isOfLmsOnly = false, log, now } = options;
  const accounts = new Accounts(db, derive, demo, isOfLmsOnly);
  if (demo) await accounts.keepDemoUsers();
  const secrets = await readSecrets(db);
  const issuer = `${origin}${mountPath}`;
  const origins = ownOrigins(origin);
  const provider = await createProvider({
    db,
    accounts,
    secrets,
    issuer,
    origins,
    proxied: origin.startsWith('https:'),
    errorPage: (context, error) => failurePage(languageOf(context), 'failed', error),
    lostPage: (context) => failurePage(languageOf(context), 'lost'),
    logoutPage: (context, form, asks) => logoutPage(languageOf(context), form, asks),
    log,
    now,
  });
  const { n, e, kid, alg } = secrets.signingKey;
  const readToken = readOwnTokens(issuer, { n, e, kid, alg, use: 'sig' }, now);
  await app.register(keycloakPages, { provider, accounts, origins, readToken, now });
  if (!isOfLmsOnly) {
    const attempts = new Attempts(accounts, now);
    const browsers = new KnownBrowsers(secrets.cookieKey, origin.startsWith('https:'));
    await app.register(login, { provider, accounts, attempts, browsers });
    await app.register(passwordRoutes, { provider, accounts, attempts, browsers });
  }
  const handOff = new LmsHandOff(accounts, secrets, origin, now);
  await app.register(lmsSignIn, { db, provider, accounts, handOff, lms, origin, origins, now });
  return { readToken, accounts, handOff };
}

function languageOf(context: Context): ReturnType<typeof chooseLanguage> {
  const query = new URL(context.req.url ?? '/', 'http://here').searchParams;
  return chooseLanguage(query.get('ui_locales'), context.req.headers['accept-language']);
}
