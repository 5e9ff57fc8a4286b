import { parseJson } from '@lemma/core/platform';
import { fail, succeed, type Result } from '@lemma/core/store';
import type { Endpoint } from '../wire/index.ts';

/**
 * What is wrong with the answer itself: it comes from something in between (a captive portal), it is truncated, or it
 * is nothing the call could return.
 */
export type BrokenAnswer = { readonly kind: 'portal' } | { readonly kind: 'cutOff' } | { readonly kind: 'malformed' };

/** The status by which a network demands sign-in (RFC 6585). */
const networkAuthenticationRequired = 511;

/**
 * Whether something in between answered instead of the server, which never redirects a call or answers one with a web
 * page.
 */
export function isPortal({ type, status, ok, headers }: Response): boolean {
  const isLedAway = type === 'opaqueredirect' || (status >= 300 && status < 400);
  const isWebPage = ok && /^text\/html\b/i.test(headers.get('content-type') ?? '');
  return isLedAway || isWebPage || status === networkAuthenticationRequired;
}

/** The statuses of a server that cannot be reached or used for now: of a proxy in front of it, or its own. */
const notReached: readonly number[] = [502, 503, 504];

/** Whether a status says that the server itself made a mistake, which no repeating mends. */
export function isServerMistake(status: number): boolean {
  return status >= 500 && !notReached.includes(status) && status !== networkAuthenticationRequired;
}

/** The body of a successful answer, of the type its call declares. Throws if the call was aborted. */
export async function readBody(
  response: Response,
  answers: Endpoint['answers'],
): Promise<Result<unknown, BrokenAnswer>> {
  try {
    if (answers === 'file') return fileIn(await response.blob());
    const text = await response.text();
    if (isMarkup(answers) && !isWhole(text, answers)) return fail({ kind: brokenMarkup(text) });
    if (answers === 'versioned' || answers === 'versionedText') return succeed({ text, version: versionOf(response) });
    return answers === 'json' ? readJson(text) : succeed(text);
  } catch (error) {
    // Browsers report this if there are fewer bytes than announced.
    if (error instanceof TypeError) return fail({ kind: 'cutOff' });
    throw error;
  }
}

function isMarkup(answers: Endpoint['answers']): boolean {
  return answers === 'xml' || answers === 'image' || answers === 'mathml';
}

/** Markup ends with a tag. An empty expression has none. */
function isWhole(text: string, answers: Endpoint['answers']): boolean {
  return />\s*$/.test(text) || (answers === 'mathml' && text === '');
}

/** Text that begins as markup, or not at all, broke off; other text is something else. */
function brokenMarkup(text: string): 'cutOff' | 'malformed' {
  return /^\uFEFF?\s*(?:<|$)/.test(text) ? 'cutOff' : 'malformed';
}

/** A file has content, and is not what the server says of other things. */
function fileIn(file: Blob): Result<Blob, BrokenAnswer> {
  if (file.size === 0) return fail({ kind: 'cutOff' });
  return /^(?:application\/json|text\/plain)\b/i.test(file.type) ? fail({ kind: 'malformed' }) : succeed(file);
}

/** The version in an `ETag`, which a proxy that compresses answers may have marked as weak. */
function versionOf({ headers }: Response): string | undefined {
  return /^(?:W\/)?"([^"]*)"$/.exec(headers.get('etag') ?? '')?.[1];
}

/** Parses JSON. */
export function readJson(text: string): Result<unknown, BrokenAnswer> {
  const value = parseJson(text);
  if (value !== undefined) return succeed(value);
  const [first = ''] = text.trimStart();
  if (first === '<') return fail({ kind: 'portal' });
  // Every answer is an object or a list: invalid text that begins like one was truncated, and so was empty text.
  return fail({ kind: first === '' || first === '{' || first === '[' ? 'cutOff' : 'malformed' });
}
