import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type * as Oidc from 'oidc-provider';
import type { Context, IssuedToken, Provider } from 'oidc-provider';
import type { Log } from '@lemma/core/platform';
import { isDatabaseLost, type Tables } from '../database/index.ts';
import type { Now } from '../now.ts';
import { oidcAdapter } from './adapter.ts';
import type { Accounts } from './accounts.ts';
import { audience, clientId, mountPath, protocolPath } from './names.ts';
import { isOwnAddress } from './origins.ts';
import type { Secrets } from './secrets.ts';

/** The configuration of the identity provider. */
export interface ProviderOptions {
  readonly db: Kysely<Tables>;
  readonly accounts: Accounts;
  readonly secrets: Secrets;
  readonly issuer: string;
  /** Origins at which the web app may be opened. */
  readonly origins: readonly string[];
  /** Whether there is a proxy in front of this server. */
  readonly proxied: boolean;
  /** Renders the page that says why a sign-in failed. */
  readonly errorPage: (context: Context, error: string) => string;
  /** Renders the page shown while the database is unavailable. */
  readonly lostPage: (context: Context) => string;
  /** Renders the page that signs out; it asks first unless one of our own pages sent the user. */
  readonly logoutPage: (context: Context, form: string, asks: boolean) => string;
  readonly log: Log;
  readonly now: Now;
}

/** Lifetimes, in seconds. */
export const seconds = { accessToken: 300, refreshToken: 1800, session: 36_000, interaction: 1800, code: 60 } as const;

const scopes = 'openid profile email';
const resource = `urn:${audience}`;

/** An OpenID Connect provider that an unmodified keycloak-js takes for Keycloak. */
export async function createProvider(options: ProviderOptions): Promise<Provider> {
  const { db, accounts, secrets, issuer, origins, log } = options;
  const oidc = await importProvider();
  const signedIn: Provider = new oidc.Provider(issuer, {
    adapter: (kind: string) => oidcAdapter(db, kind),
    jwks: { keys: [secrets.signingKey] },
    clients: [
      {
        client_id: clientId,
        // 'native' would ask for consent at every sign-in.
        application_type: 'web',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: origins.map((origin) => `${origin}/`),
        post_logout_redirect_uris: origins.map((origin) => `${origin}/`),
      },
    ],
    routes: {
      authorization: `${protocolPath}/auth`,
      token: `${protocolPath}/token`,
      end_session: `${protocolPath}/logout`,
      jwks: `${protocolPath}/certs`,
      revocation: `${protocolPath}/revoke`,
    },
    pkce: { required: () => true },
    scopes: [...scopes.split(' '), 'offline_access'],
    // Keycloak gives name and address to every client that requests `openid`.
    claims: {
      openid: ['sub', 'sid', 'name', 'given_name', 'family_name', 'preferred_username', 'email', 'email_verified'],
    },
    conformIdTokenClaims: false,
    clientBasedCORS: (_context: Context, origin: string) => origins.includes(origin),
    cookies: {
      keys: [secrets.cookieKey],
      short: { sameSite: 'lax', httpOnly: true },
      long: { sameSite: 'lax', httpOnly: true, path: '/' },
    },
    ttl: {
      AccessToken: seconds.accessToken,
      IdToken: seconds.accessToken,
      RefreshToken: seconds.refreshToken,
      Session: seconds.session,
      Grant: seconds.session,
      Interaction: seconds.interaction,
      AuthorizationCode: seconds.code,
    },
    issueRefreshToken: (_context: Context, client: Context['oidc']['client']) =>
      Promise.resolve(client.grantTypeAllowed('refresh_token')),
    rotateRefreshToken: true,
    expiresWithSession: () => Promise.resolve(true),
    renderError(
      context: Context,
      shown: { readonly error: string; readonly error_description?: string },
      error: unknown,
    ) {
      context.type = 'html';
      if (isDatabaseLost(error)) {
        context.status = 503;
        context.set('retry-after', '5');
        context.body = options.lostPage(context);
      } else context.body = options.errorPage(context, shown.error_description ?? shown.error);
    },
    async findAccount(_context: Context, id: string) {
      const account = await accounts.byId(id);
      if (!account) return undefined;
      const claims = {
        sub: id,
        name: `${account.givenName} ${account.familyName}`,
        given_name: account.givenName,
        family_name: account.familyName,
        preferred_username: account.username,
        email: account.email,
        email_verified: true,
      };
      return { accountId: id, claims: () => Promise.resolve(claims) };
    },
    async extraTokenClaims(_context: Context, token: IssuedToken) {
      const account = await accounts.byId(token.accountId);
      if (!account) return undefined;
      // keycloak-js reads the session and the roles from the access token.
      return {
        typ: 'Bearer',
        azp: token.clientId,
        sid: token.sessionUid,
        name: `${account.givenName} ${account.familyName}`,
        preferred_username: account.username,
        email: account.email,
        realm_access: { roles: ['user'] },
        resource_access: { [clientId]: { roles: account.roles } },
      };
    },
    interactions: {
      // The cookie of a sign-in is bound to this path, so that two tabs can sign in at once.
      url: (_context: Context, interaction: { readonly uid: string }) =>
        `${mountPath}/login-actions/authenticate/${interaction.uid}`,
    },
    async loadExistingGrant({ oidc: { client, session, result } }: Context) {
      const known = result?.consent?.grantId ?? session.grantIdFor(client.clientId);
      const kept = known === undefined ? undefined : await signedIn.Grant.find(known);
      if (kept) return kept;
      const grant = new signedIn.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(`${scopes} offline_access`);
      grant.addResourceScope(resource, scopes);
      await grant.save();
      return grant;
    },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource(context: Context, form: string) {
          context.type = 'html';
          context.body = options.logoutPage(context, form, context.oidc.entities.IdTokenHint === undefined);
        },
      },
      // Access tokens that include roles are issued for a resource.
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resource,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: scopes,
          audience,
          accessTokenTTL: seconds.accessToken,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
  });
  signedIn.proxy = options.proxied;
  signedIn.on('server_error', (_context, error) => log.error(`The identity provider failed: ${error.message}`));
  allowDeepLinks(signedIn, origins);
  shapeRefreshTokens(signedIn, issuer, options.now);
  return signedIn;
}

/** keycloak-js returns to the page it left, whichever that was: every address of the own origins is allowed. */
function allowDeepLinks(provider: Provider, origins: readonly string[]): void {
  const client = provider.Client.prototype;
  client.redirectUriAllowed = (uri) => isOwnAddress(uri, origins);
  client.postLogoutRedirectUriAllowed = (uri) => isOwnAddress(uri, origins);
}

/**
 * keycloak-js decodes refresh tokens. Ours are still keys into the database, in the form of a token that nobody has to
 * trust.
 */
function shapeRefreshTokens(provider: Provider, issuer: string, now: Now): void {
  provider.RefreshToken.prototype.generateTokenId = function () {
    const issued = Math.floor(now() / 1000);
    const told = {
      typ: 'Refresh',
      iss: issuer,
      sub: this.accountId,
      sid: this.sessionUid,
      azp: this.clientId,
      iat: issued,
      exp: issued + this.expiration,
    };
    return [encode({ alg: 'none', typ: 'JWT' }), encode(told), randomBytes(32).toString('base64url')].join('.');
  };
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** Imports oidc-provider without its notice that Node 20, on which it demonstrably works here, is not supported. */
async function importProvider(): Promise<typeof Oidc> {
  const { warn } = console;
  console.warn = (...words: readonly unknown[]) => {
    if (!String(words[0]).includes('Unsupported runtime')) warn(...words);
  };
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}
