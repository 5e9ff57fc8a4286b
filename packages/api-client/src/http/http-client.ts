import { fail, succeed, type Result } from '@lemma/core/store';
import type { TokenFailure } from '@lemma/core/session';
import * as v from 'valibot';
import { refusal, type Endpoint, type Refusal } from '../wire/index.ts';
import { address, type RequestFields } from './address.ts';

/**
 * Why a call gave no answer: the server was not reached, nobody waits any more, the user has to sign in again, the server
 * refused (with the reason it gave), or what it answered is not what the call promises.
 */
export type HttpFailure =
  | { readonly kind: 'network' }
  | { readonly kind: 'aborted' }
  | { readonly kind: 'status'; readonly status: number; readonly refusal: Refusal | undefined }
  | { readonly kind: 'malformed' }
  | TokenFailure;

/** The browser's fetch, as far as it is needed. */
export type Fetch = (target: string, init: RequestInit) => Promise<Response>;

/** What calls need of the outside. */
export interface HttpPorts {
  readonly fetch: Fetch;
  /** A token for the call; undefined calls as a guest. */
  readonly accessToken: () => Promise<Result<string | undefined, TokenFailure>>;
  /** What stands before every path, such as `/api`. */
  readonly baseUrl: string;
}

/** Makes the calls of the wire. An answer that does not have the promised shape never gets further than here. */
export class HttpClient {
  readonly #ports: HttpPorts;

  constructor(ports: HttpPorts) {
    this.#ports = ports;
  }

  async call<Request extends v.GenericSchema, Response extends v.GenericSchema>(
    endpoint: Endpoint<Request, Response>,
    request: v.InferInput<Request> & RequestFields,
    signal?: AbortSignal,
  ): Promise<Result<v.InferOutput<Response>, HttpFailure>> {
    const token = await this.#ports.accessToken();
    if (!token.ok) return token;
    try {
      const response = await this.#send(endpoint, request, token.value, signal);
      if (!response.ok) return fail({ kind: 'status', status: response.status, refusal: await refusalIn(response) });
      const body = await bodyOf(response, endpoint.answers);
      const answer = v.safeParse(endpoint.response, body);
      return answer.success ? succeed(answer.output) : fail({ kind: 'malformed' });
    } catch {
      return fail({ kind: signal?.aborted === true ? 'aborted' : 'network' });
    }
  }

  #send(
    endpoint: Endpoint,
    request: RequestFields,
    token: string | undefined,
    signal: AbortSignal | undefined,
  ): Promise<Response> {
    const { target, body } = address(endpoint, request);
    const headers: Record<string, string> = {};
    if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
    if (body !== undefined) headers['content-type'] = 'application/json';
    return this.#ports.fetch(`${this.#ports.baseUrl}${target}`, {
      method: endpoint.method,
      headers,
      body: body ?? null,
      signal: signal ?? null,
    });
  }
}

function bodyOf(response: Response, answers: Endpoint['answers']): Promise<unknown> {
  if (answers === 'json') return jsonIn(response);
  return answers === 'file' ? response.blob() : response.text();
}

async function refusalIn(response: Response): Promise<Refusal | undefined> {
  const read = v.safeParse(refusal, await jsonIn(response));
  return read.success ? read.output : undefined;
}

/** The JSON of an answer; what is none does not fit any call. */
async function jsonIn(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
