import * as v from 'valibot';
import type { Fetch } from '../http/index.ts';

/** Milliseconds that each of the two calls may take. */
const longestCall = 8000;

const handedOver = v.object({ access_token: v.pipe(v.string(), v.minLength(1), v.maxLength(10_000)) });

/**
 * Takes over the session that an LMS has begun for its user (specification 000 §7): reads a token and exchanges it for
 * the login cookie. False if there is nothing to take over, as when the page is loaded again.
 */
export async function takeOverLmsSession(fetch: Fetch): Promise<boolean> {
  try {
    const answer = await fetch('/api/sso/authenticate', {
      credentials: 'same-origin',
      redirect: 'error',
      signal: AbortSignal.timeout(longestCall),
    });
    if (!answer.ok) return false;
    const { access_token } = v.parse(handedOver, await answer.json());
    const added = await fetch('/realms/lemma/add-login-cookie', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { authorization: `Bearer ${access_token}` },
      redirect: 'error',
      signal: AbortSignal.timeout(longestCall),
    });
    return added.ok;
  } catch {
    return false;
  }
}
