import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { Browser } from './browser.ts';

const tokens = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  id_token: v.string(),
  expires_in: v.number(),
});

/** What a sign-in yields. */
export type Tokens = v.InferOutput<typeof tokens>;

const protocol = '/realms/lemma/protocol/openid-connect';

/** A started sign-in: the address of the authorization request, and the proof that we started it. */
export function beginSignIn(origin: string, page = '/', more: Readonly<Record<string, string>> = {}) {
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: 'lemma-web',
    redirect_uri: `${origin}${page}`,
    response_type: 'code',
    response_mode: 'fragment',
    scope: 'openid',
    state: 'the-state',
    nonce: 'the-nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  });
  return { url: `${protocol}/auth?${query.toString()}`, verifier, redirectUri: `${origin}${page}` };
}

/** Signs a user in over plain HTTP, as keycloak-js does in a browser: authorization code with PKCE. */
export async function signInWith(
  browser: Browser,
  origin: string,
  credentials: Readonly<Record<string, string>>,
  page = '/',
): Promise<Tokens> {
  const { url, verifier, redirectUri } = beginSignIn(origin, page);
  const loginPage = Browser.target(await browser.visit(url));
  const resume = Browser.target(await browser.submit(loginPage, credentials));
  const back = new URL(Browser.target(await browser.visit(resume)));
  const code = new URLSearchParams(back.hash.slice(1)).get('code');
  if (code === null) throw new Error(`no code in ${back.href}`);
  return exchange(browser, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
  });
}

/** New tokens for a refresh token. */
export function refresh(browser: Browser, refreshToken: string): Promise<Tokens> {
  return exchange(browser, { grant_type: 'refresh_token', refresh_token: refreshToken });
}

/** The access token of a user whose password is the username, for use as `Bearer`. */
export async function signIn(app: FastifyInstance, origin: string, user: string): Promise<string> {
  const browser = new Browser(app, origin);
  const { access_token } = await signInWith(browser, origin, { username: user, password: user });
  return access_token;
}

async function exchange(browser: Browser, fields: Readonly<Record<string, string>>): Promise<Tokens> {
  const response = await browser.submit(`${protocol}/token`, { client_id: 'lemma-web', ...fields }, '*/*');
  if (response.statusCode !== 200) throw new Error(`no token: ${response.body}`);
  return v.parse(tokens, response.json());
}
