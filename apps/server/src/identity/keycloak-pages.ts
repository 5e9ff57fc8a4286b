import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import * as v from 'valibot';
import type { Account, Accounts } from './accounts.ts';
import type { Now } from '../now.ts';
import { networkOf, RateLimit } from '../rate-limit/index.ts';
import { keycloakScripts, scriptPage } from './keycloak-scripts.ts';
import { failurePage } from './login-page.ts';
import { chooseLanguage } from './login-texts.ts';
import { mountPath, protocolPath } from './names.ts';
import { ownHost } from './origins.ts';
import type { ReadToken } from './token.ts';

/** The dependencies of the pages. */
export interface KeycloakOptions {
  readonly provider: Provider;
  readonly accounts: Accounts;
  readonly origins: readonly string[];
  readonly readToken: ReadToken;
  readonly now: Now;
}

/**
 * Every started sign-in is remembered for half an hour: limits how many an address may start, with room for a whole
 * class at once.
 */
const begun = { burst: 300, perSecond: 5 };

const statusQuery = v.object({ origin: v.string(), session_state: v.optional(v.string(), '') });

/** OpenID Connect below the realm, and the Keycloak-specific addresses that keycloak-js uses. */
export function keycloakPages(app: FastifyInstance, options: KeycloakOptions, done: () => void): void {
  const { provider, accounts, origins, readToken } = options;
  const beginnings = new RateLimit(begun, options.now);
  const protocol = `${mountPath}${protocolPath}`;
  const scripts = `${mountPath}/scripts`;

  // The provider reads request bodies itself.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));
  const answer = provider.callback();
  app.all(`${mountPath}/*`, (request, reply) => {
    const wait = request.url.startsWith(`${protocol}/auth`) ? beginnings.take(networkOf(request.ip)) : 0;
    if (wait > 0) {
      const language = chooseLanguage(undefined, request.headers['accept-language']);
      return html(reply.code(429).header('retry-after', String(wait)), failurePage(language, 'tooMany'));
    }
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    reply.hijack();
    const { raw } = request;
    // The provider builds addresses from the headers of the request.
    raw.headers.host = ownHost(raw.headers.host, origins);
    // Only people come here, and pages is what they get, whatever their browser says it accepts.
    if (raw.url?.startsWith(`${protocol}/auth`) || raw.url?.startsWith(`${protocol}/logout`))
      raw.headers.accept = 'text/html';
    delete raw.headers['x-forwarded-host'];
    Object.assign(raw, { originalUrl: raw.url, url: raw.url?.slice(mountPath.length) });
    answer(raw, reply.raw);
  });

  for (const [name, script] of Object.entries(keycloakScripts)) {
    app.get(`${scripts}/${name}`, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
  }
  app.get(`${protocol}/3p-cookies/step1.html`, (_request, reply) =>
    html(reply, scriptPage('Cookies', `${scripts}/third-party-cookies.js`)),
  );
  app.get(`${protocol}/login-status-iframe.html`, (_request, reply) =>
    html(reply, scriptPage('Session', `${scripts}/login-status.js`)),
  );
  app.get(`${protocol}/login-status-iframe.html/init`, async (request, reply) => {
    const query = v.safeParse(statusQuery, request.query);
    if (!query.success || !origins.includes(query.output.origin)) return reply.code(403).send();
    const session = await provider.Session.get(provider.createContext(request.raw, reply.raw));
    const uid = session.accountId === undefined ? '' : session.uid;
    return uid === query.output.session_state ? reply.code(204).send() : reply.code(200).send('changed');
  });
  app.get(`${protocol}/registrations`, (request, reply) =>
    reply.redirect(`${protocol}/auth?${request.url.split('?')[1] ?? ''}`),
  );

  const own = (describe: (account: Account) => Readonly<Record<string, unknown>>) => {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const user = await readToken((request.headers.authorization ?? '').replace(/^bearer\s+/i, ''));
      const account = user.ok ? await accounts.byId(user.value.id) : undefined;
      return account ? describe(account) : reply.code(401).send({ error: 'invalid_token' });
    };
  };
  app.get(
    `${protocol}/userinfo`,
    own(({ id, username, givenName, familyName, email }) => ({
      sub: id,
      preferred_username: username,
      name: `${givenName} ${familyName}`,
      given_name: givenName,
      family_name: familyName,
      email,
    })),
  );
  app.get(
    `${mountPath}/account`,
    // keycloak-js also sends users here who want to see their account, as a page request rather than with a token.
    {
      onRequest: async (request, reply) => {
        // Calls of keycloak-js bring a token; everything else is a person's browser, whatever it accepts.
        if (request.headers.authorization === undefined) return reply.redirect(`${mountPath}/account/password`);
      },
    },
    own(({ id, username, givenName, familyName, email }) => ({
      id,
      username,
      firstName: givenName,
      lastName: familyName,
      email,
    })),
  );
  done();
}

function html(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
}
