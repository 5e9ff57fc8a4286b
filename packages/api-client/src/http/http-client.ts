import { systemClock, type Clock, type Log } from '@lemma/core/platform';
import { fail, succeed, type Result } from '@lemma/core/store';
import type { TokenFailure } from '@lemma/core/session';
import * as v from 'valibot';
import { refusal, type Endpoint, type Refusal } from '../wire/index.ts';
import { address, type RequestFields } from './address.ts';
import { isPortal, isServerMistake, readBody, readJson, type BrokenAnswer } from './answer-body.ts';
import { withinTime } from './within-time.ts';

/**
 * Why a call yielded no answer: the server was not reached, the call was cancelled, the user has to sign in again, the
 * server refused (with its reason, and the seconds until the next attempt if it says so), the answer is broken, or it
 * is not what the call declares.
 */
export type HttpFailure =
  | { readonly kind: 'network' }
  | { readonly kind: 'aborted' }
  | BrokenAnswer
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly refusal: Refusal | undefined;
      readonly retryAfter?: number;
    }
  | { readonly kind: 'malformed' }
  | TokenFailure;

/** A write that has a key of its own, and may only be sent as long as its user is signed in. */
export interface OwnWrite {
  readonly key: string;
  readonly isAllowed: () => boolean;
}

/** The part of the browser's fetch that is used; whoever asks is told what share of the body has been sent, from 0 to 1. */
export type Fetch = (target: string, init: RequestInit, onSent?: (share: number) => void) => Promise<Response>;

/** The ports of the client. */
export interface HttpPorts {
  readonly fetch: Fetch;
  /** A token for the call, different from the one the server has `refused`; undefined for calls as a guest. */
  readonly accessToken: (refused?: string) => Promise<Result<string | undefined, TokenFailure>>;
  /** The server refuses every token of this session. */
  readonly endSession: () => void;
  /** A new idempotency key for a write. */
  readonly newKey: () => string;
  /** Prefix of every path, such as `/api`. */
  readonly baseUrl: string;
  /** Learns of answers that are not what the call declares; nobody by default. */
  readonly log?: Pick<Log, 'error'>;
  /** Says when a call has taken too long; that of the machine by default. */
  readonly clock?: Clock;
}

/** How long a call may take by default, with getting a token for it: seconds. */
const usualTimeout = 15;

/** Makes the calls of the wire protocol. Answers without the declared shape are stopped here. */
export class HttpClient {
  readonly #ports: HttpPorts;
  /** Keys of unanswered writes, by their content: repeated, it is the same write. */
  readonly #unanswered = new Map<string, string>();

  constructor(ports: HttpPorts) {
    this.#ports = ports;
  }

  async call<Request extends v.GenericSchema, Response extends v.GenericSchema>(
    endpoint: Endpoint<Request, Response>,
    request: v.InferInput<Request> & RequestFields,
    signal?: AbortSignal,
    onSent?: (share: number) => void,
    write?: OwnWrite,
  ): Promise<Result<v.InferOutput<Response>, HttpFailure>> {
    const { clock = systemClock } = this.#ports;
    const longest = (endpoint.timeout ?? usualTimeout) * 1000;
    try {
      return await withinTime({ clock, longest, signal }, (stop) =>
        this.#answer(endpoint, request, stop, onSent, write),
      );
    } catch {
      return fail({ kind: signal?.aborted === true ? 'aborted' : 'network' });
    }
  }

  async #answer<Request extends v.GenericSchema, Response extends v.GenericSchema>(
    endpoint: Endpoint<Request, Response>,
    request: RequestFields,
    signal: AbortSignal,
    onSent?: (share: number) => void,
    write?: OwnWrite,
  ): Promise<Result<v.InferOutput<Response>, HttpFailure>> {
    const asked = await this.#ports.accessToken();
    // Without the identity service there may still be a copy on this device, which needs no token.
    const isRead = endpoint.method === 'GET' && !asked.ok && asked.failure.kind === 'identityAway';
    const token = isRead ? succeed(undefined) : asked;
    if (!token.ok) return token;
    if (write?.isAllowed() === false) return fail({ kind: 'sessionExpired' });
    const first = await this.#send(endpoint, request, token.value, signal, onSent, write);
    const isTokenRefused = first.status === 401 && token.value !== undefined;
    const sent = isTokenRefused
      ? await this.#sendAgain(endpoint, request, token.value, signal, onSent, write)
      : succeed(first);
    if (!sent.ok) return sent;
    const response = sent.value;
    if (isPortal(response)) return fail({ kind: 'portal' });
    // Whoever is signed in is refused as a guest is: not for good.
    if (isRead && response.status === 401) return fail(asked.failure);
    const failure = response.ok ? undefined : await statusFailure(response);
    const body = failure === undefined ? await readBody(response, endpoint.answers) : succeed(undefined);
    // A truncated answer does not count: repeated, it is the same write.
    if (!body.ok) {
      if (body.failure.kind === 'malformed') this.#tellMalformed(endpoint);
      return body;
    }
    if (response.status < 500) this.#unanswered.delete(nameOf(endpoint, request) ?? '');
    if (failure !== undefined) {
      this.#tellUnexplained(endpoint, failure);
      return fail(failure);
    }
    const answer = v.safeParse(endpoint.response, body.value);
    if (answer.success) return succeed(answer.output);
    this.#tellMalformed(endpoint, answer.issues[0]);
    return fail({ kind: 'malformed' });
  }

  /** Users read only that something went wrong. What was answered may be private: only the place is told. */
  #tellMalformed({ id }: Endpoint, issue?: v.BaseIssue<unknown>): void {
    const place = issue === undefined ? {} : { at: v.getDotPath(issue) ?? '', expected: issue.expected ?? '' };
    this.#ports.log?.error(`The answer of ${id} is not what the call declares`, place);
  }

  /** A mistake with a reason has been written down by the server. */
  #tellUnexplained({ id }: Endpoint, failure: HttpFailure): void {
    if (failure.kind !== 'status' || failure.refusal !== undefined || !isServerMistake(failure.status)) return;
    this.#ports.log?.error(`The answer of ${id} is a mistake without a reason`, { status: failure.status });
  }

  /** Repeats a request with a fresh token; the first one had no effect. */
  async #sendAgain(
    endpoint: Endpoint,
    request: RequestFields,
    refused: string,
    signal: AbortSignal,
    onSent?: (share: number) => void,
    write?: OwnWrite,
  ): Promise<Result<Response, TokenFailure>> {
    const token = await this.#ports.accessToken(refused);
    if (!token.ok) return token;
    if (write?.isAllowed() === false) return fail({ kind: 'sessionExpired' });
    const response = await this.#send(endpoint, request, token.value, signal, onSent, write);
    if (response.status !== 401) return succeed(response);
    this.#ports.endSession();
    return fail({ kind: 'sessionExpired' });
  }

  #send(
    endpoint: Endpoint,
    request: RequestFields,
    token: string | undefined,
    signal: AbortSignal,
    onSent?: (share: number) => void,
    own?: OwnWrite,
  ): Promise<Response> {
    const { target, body } = address(endpoint, request);
    const headers: Record<string, string> = {};
    if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
    if (body !== undefined) headers['content-type'] = contentTypeOf(endpoint);
    const replaced = endpoint.replaces === true ? request['version'] : undefined;
    if (typeof replaced === 'string') headers['if-match'] = `"${replaced}"`;
    const write = nameOf(endpoint, request);
    if (write !== undefined) headers['idempotency-key'] = own?.key ?? this.#keyOf(write);
    const init: RequestInit = {
      method: endpoint.method,
      headers,
      body: body ?? null,
      // No call is ever redirected by the server: whoever does so is something else.
      redirect: 'manual',
      signal,
    };
    return this.#ports.fetch(`${this.#ports.baseUrl}${target}`, init, onSent);
  }

  #keyOf(write: string): string {
    const key = this.#unanswered.get(write) ?? this.#ports.newKey();
    this.#unanswered.set(write, key);
    return key;
  }
}

function contentTypeOf({ replaces, uploads }: Endpoint): string {
  if (uploads === true) return 'application/octet-stream';
  return replaces === true ? 'text/plain' : 'application/json';
}

/** The content of a write as one text; undefined for a call that changes nothing. */
function nameOf(endpoint: Endpoint, request: RequestFields): string | undefined {
  if (endpoint.writes !== true) return undefined;
  const { target, body } = address(endpoint, request);
  // The same text in place of another version is another write.
  return `${endpoint.id} ${target} ${endpoint.replaces === true ? String(request['version']) : ''} ${typeof body === 'string' ? body : ''}`;
}

async function statusFailure(response: Response): Promise<HttpFailure> {
  const { status, headers } = response;
  const wait = /^\d{1,6}$/.exec(headers.get('retry-after') ?? '')?.[0];
  const refusal = await refusalIn(response);
  return { kind: 'status', status, refusal, ...(wait !== undefined && { retryAfter: Number(wait) }) };
}

async function refusalIn(response: Response): Promise<Refusal | undefined> {
  const body = readJson(await response.text());
  const read = v.safeParse(refusal, body.ok ? body.value : undefined);
  return read.success ? read.output : undefined;
}
