import { createHash, randomBytes } from 'node:crypto';
import { request as requests, type APIRequestContext } from 'playwright-core';
import { patience } from '../../../scripts/journeys.mjs';

const protocol = '/realms/lemma/protocol/openid-connect';

/** A demo user, and the platform to sign in at. */
interface Visitor {
  readonly origin: string;
  readonly user: string;
}

/**
 * Signs in by the requests that the pages make (authorization code with PKCE), without a page: what the browser opens
 * next finds the user signed in. The way through the login page has journeys of its own.
 */
export async function signIn(request: APIRequestContext, { origin, user }: Visitor) {
  const verifier = randomBytes(32).toString('base64url');
  const redirectUri = `${origin}/silent-check-sso.html`;
  const query = new URLSearchParams({
    client_id: 'lemma-web',
    redirect_uri: redirectUri,
    response_type: 'code',
    response_mode: 'query',
    scope: 'openid',
    state: 'the-state',
    nonce: 'the-nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const loginPage = await request.get(`${origin}${protocol}/auth?${query.toString()}`);
  const back = await request.post(loginPage.url(), { form: { username: user, password: user } });
  const code = new URL(back.url()).searchParams.get('code');
  if (code === null) throw new Error(`${user} is not signed in: ${String(back.status())} ${back.url()}`);
  return { code, verifier, redirectUri };
}

/** The header that authorizes the calls of a demo user. */
export async function authorizationOf(visitor: Visitor): Promise<{ readonly authorization: string }> {
  const request = await requests.newContext({ timeout: patience });
  try {
    const { code, verifier, redirectUri } = await signIn(request, visitor);
    const answer = await request.post(`${visitor.origin}${protocol}/token`, {
      form: {
        client_id: 'lemma-web',
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        code_verifier: verifier,
      },
    });
    const tokens: unknown = await answer.json();
    const token: unknown = typeof tokens === 'object' && tokens !== null && Reflect.get(tokens, 'access_token');
    if (typeof token !== 'string') throw new Error(`no token for ${visitor.user}: ${String(answer.status())}`);
    return { authorization: `Bearer ${token}` };
  } finally {
    await request.dispose();
  }
}
