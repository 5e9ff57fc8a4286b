import { systemClock, type Clock, type Log } from '@lemma/core/platform';
import { fail, succeed, type Result } from '@lemma/core/store';
import type { TokenFailure } from '@lemma/core/session';
import { HttpClient } from '../http/index.ts';

/** A request as the server sees it. */
export interface SeenRequest {
  readonly method: string;
  readonly target: string;
  readonly token: string | null;
  readonly body: unknown;
  /** The body as it is. */
  readonly text: string;
  /** The version that a write replaces, as a header. */
  readonly ifMatch: string | null;
  /** The idempotency key of a write. */
  readonly key: string | null;
  /** How redirects are handled. */
  readonly redirect: RequestRedirect;
}

type Answer = Response | ((request: SeenRequest) => Response | Promise<Response>);

/**
 * A client whose server gives the same answer to every call, the requests that server saw, and how often the session
 * was ended. `renewed` is the token after `token` was refused.
 */
export function fakeServer(
  answer: Answer,
  token: Result<string | undefined, TokenFailure> = succeed('secret'),
  renewed: Result<string | undefined, TokenFailure> = fail({ kind: 'sessionExpired' }),
  clock: Clock = systemClock,
  log?: Pick<Log, 'error'>,
): { readonly http: HttpClient; readonly seen: readonly SeenRequest[]; readonly ended: () => number } {
  const seen: SeenRequest[] = [];
  let ended = 0;
  let keys = 0;
  const http = new HttpClient({
    baseUrl: '/api',
    clock,
    ...(log && { log }),
    newKey: () => `key ${(keys += 1)}`,
    accessToken: (refused) => Promise.resolve(refused === undefined ? token : renewed),
    endSession: () => {
      ended += 1;
    },
    fetch: async (target, init) => {
      const request = new Request(`http://server.test${target}`, init);
      init.signal?.throwIfAborted();
      const text = await request.text();
      const { method, headers, redirect } = request;
      const isJson = headers.get('content-type') === 'application/json';
      const body: unknown = isJson ? JSON.parse(text) : undefined;
      const ifMatch = headers.get('if-match');
      const [token, key] = [headers.get('authorization'), headers.get('idempotency-key')];
      const seenRequest = { method, target, token, body, text, ifMatch, key, redirect };
      seen.push(seenRequest);
      return typeof answer === 'function' ? answer(seenRequest) : answer;
    },
  });
  return { http, seen, ended: () => ended };
}

/** An answer with a JSON body. */
export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status });
}

/** A refusal by the server. */
export function refused(status: number, id: string, more: Readonly<Record<string, unknown>> = {}): Response {
  return json({ id, message: 'No.', ...more }, status);
}
