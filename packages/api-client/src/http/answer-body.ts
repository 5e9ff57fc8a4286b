import { parseJson } from '@lemma/core/platform';
import { fail, succeed, type Result } from '@lemma/core/store';
import type { Endpoint } from '../wire/index.ts';

/**
 * What is wrong with an answer as such: something on the way gave it (the login page of a hotel's or a campus' network), it ends
 * in the middle, or it is nothing that the call could have meant.
 */
export type BrokenAnswer = { readonly kind: 'portal' } | { readonly kind: 'cutOff' } | { readonly kind: 'malformed' };

/** The status by which a network says that one has to sign in to it first (RFC 6585). */
const networkAuthenticationRequired = 511;

/** Whether something on the way answered in place of the server, which leads no call to another address and answers none with a web page. */
export function isPortal({ type, status, ok, headers }: Response): boolean {
  const isLedAway = type === 'opaqueredirect' || (status >= 300 && status < 400);
  const isWebPage = ok && /^text\/html\b/i.test(headers.get('content-type') ?? '');
  return isLedAway || isWebPage || status === networkAuthenticationRequired;
}

/** The body of a good answer, as its call promises it. Throws when nobody waits for it any more. */
export async function readBody(
  response: Response,
  answers: Endpoint['answers'],
): Promise<Result<unknown, BrokenAnswer>> {
  try {
    if (answers === 'file') return succeed(await response.blob());
    const text = await response.text();
    return answers === 'json' ? readJson(text) : succeed(text);
  } catch (error) {
    // A browser says so when there are fewer bytes than were announced.
    if (error instanceof TypeError) return fail({ kind: 'cutOff' });
    throw error;
  }
}

/** What a text says as JSON. */
export function readJson(text: string): Result<unknown, BrokenAnswer> {
  const value = parseJson(text);
  if (value !== undefined) return succeed(value);
  const [first = ''] = text.trimStart();
  if (first === '<') return fail({ kind: 'portal' });
  // Every answer is an object or a list: what begins like one and is none has lost its end; so has what has not begun.
  return fail({ kind: first === '' || first === '{' || first === '[' ? 'cutOff' : 'malformed' });
}
