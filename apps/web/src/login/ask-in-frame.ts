import type { Fetch } from '@lemma/api-client/http';
import { fieldsOf } from '@lemma/core/platform';

/** Tokens of a session, as keycloak-js takes them. */
export interface SessionTokens {
  readonly token: string;
  readonly refreshToken: string;
  readonly idToken: string;
}

/** The client of an identity service on the origin of the page. */
export interface OwnIdentity {
  readonly origin: string;
  readonly realm: string;
  readonly clientId: string;
}

/**
 * Asks an identity service on the page's own origin who is signed in: authorization code flow with PKCE (RFC 7636) over
 * fetch. Resolves to undefined if nobody is signed in; rejects if the service cannot be reached.
 *
 * A page in a frame of another site cannot navigate there and back: a browser that denies storage to such frames loses
 * the verifier on the way, and the frame would navigate forever.
 */
export async function askInFrame(
  { origin, realm, clientId }: OwnIdentity,
  fetch: Fetch,
): Promise<SessionTokens | undefined> {
  const protocol = `${origin}/realms/${realm}/protocol/openid-connect`;
  const redirectUri = `${origin}/silent-check-sso.html`;
  const verifier = randomText();
  const state = randomText();
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    response_mode: 'query',
    scope: 'openid',
    prompt: 'none',
    state,
    nonce: randomText(),
    code_challenge: await challengeOf(verifier),
    code_challenge_method: 'S256',
  });
  const answered = new URL((await fetch(`${protocol}/auth?${query.toString()}`, { cache: 'no-store' })).url);
  const code = answered.searchParams.get('code');
  if (code === null || answered.searchParams.get('state') !== state) return undefined;
  const response = await fetch(`${protocol}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: redirectUri,
      code,
      code_verifier: verifier,
    }),
  });
  if (!response.ok) return undefined;
  const body: unknown = await response.json();
  const { access_token: token, refresh_token: refreshToken, id_token: idToken } = fieldsOf(body);
  if (typeof token !== 'string' || typeof refreshToken !== 'string' || typeof idToken !== 'string') return undefined;
  return { token, refreshToken, idToken };
}

/** 256 random bits in 43 characters: as long as a code verifier must be at least (RFC 7636 §4.1). */
function randomText(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)));
}

async function challengeOf(verifier: string): Promise<string> {
  return base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
