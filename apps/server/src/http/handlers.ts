import type { InferOutput } from 'valibot';
import type { CallId, Calls, Refusal } from '@lemma/api-client/wire';
import type { Session } from '@lemma/core/session';
import { fail, type Result } from '@lemma/core/store';
import type { ServedFile, StoredFile } from './served-file.ts';

/** Why a call is refused: the status and the body of the answer. */
export interface Refused extends Refusal {
  readonly status: 400 | 401 | 403 | 404 | 409 | 412 | 413 | 422 | 429 | 503;
  /** Seconds after which retrying makes sense. */
  readonly retryAfter?: number;
}

/** A file is answered by its location rather than its content. */
type Answer<Response> = Response extends Blob ? ServedFile | StoredFile : Response;

/** What a handler answers to a call. */
export type Answered<Id extends CallId> = Answer<InferOutput<Calls[Id]['response']>>;

/**
 * Answers one call. The request has been validated and the caller authorized; `name` is what the caller's jobs are
 * counted under, `key` the idempotency key of a write, and `received` when the request arrived (`receivedAt`).
 */
export type Handler<Id extends CallId> = (
  request: InferOutput<Calls[Id]['request']>,
  caller: Session,
  name: string,
  key: string | undefined,
  received: number,
) => Promise<Result<Answered<Id>, Refused>>;

/** One handler for every call. */
export type Handlers = { readonly [Id in CallId]: Handler<Id> };

/** A refusal with an id of the catalogue. */
export function refuse(
  status: Refused['status'],
  id: string,
  message: string,
  more: Omit<Refused, 'status' | 'id' | 'message'> = {},
): Result<never, Refused> {
  return fail({ status, id, message, ...more });
}
