import { succeed, type Result } from '@lemma/core/store';
import type { TokenFailure } from '@lemma/core/session';
import { HttpClient } from '../http/index.ts';

/** A request as the server sees it. */
export interface SeenRequest {
  readonly method: string;
  readonly target: string;
  readonly token: string | null;
  readonly body: unknown;
}

type Answer = Response | ((request: SeenRequest) => Response | Promise<Response>);

/** A client whose server gives the same answer to every call, and the requests that server saw. */
export function fakeServer(
  answer: Answer,
  token: Result<string | undefined, TokenFailure> = succeed('secret'),
): { readonly http: HttpClient; readonly seen: readonly SeenRequest[] } {
  const seen: SeenRequest[] = [];
  const http = new HttpClient({
    baseUrl: '/api',
    accessToken: () => Promise.resolve(token),
    fetch: async (target, init) => {
      const request = new Request(`http://server.test${target}`, init);
      init.signal?.throwIfAborted();
      const text = await request.text();
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      const seenRequest = { method: request.method, target, token: request.headers.get('authorization'), body };
      seen.push(seenRequest);
      return typeof answer === 'function' ? answer(seenRequest) : answer;
    },
  });
  return { http, seen };
}

/** An answer with a JSON body. */
export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status });
}

/** The server's refusal. */
export function refused(status: number, id: string, more: Readonly<Record<string, unknown>> = {}): Response {
  return json({ id, message: 'No.', ...more }, status);
}
