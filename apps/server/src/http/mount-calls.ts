import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  calls,
  refusalIds,
  rights,
  type CallId,
  type Calls,
  type Endpoint,
  type Refusal,
} from '@lemma/api-client/wire';
import { guard, userOf, type Session } from '@lemma/core/session';
import { fail, succeed, type Result } from '@lemma/core/store';
import type { ReadToken } from '../identity/index.ts';
import type { Now } from '../now.ts';
import { RateLimit } from '../rate-limit/index.ts';
import type { Handlers } from './handlers.ts';
import { sendServedFile, ServedFile } from './served-file.ts';

/** What every call goes through. */
export interface MountOptions<Id extends CallId = CallId> {
  readonly handlers: Pick<Handlers, Id>;
  readonly readToken: ReadToken;
  readonly now: Now;
}

/** How often somebody who is not signed in may convert: a person who types never meets it. */
export const guestConversions = { burst: 120, perSecond: 4 };

/** Calls that cost time and are open to guests. */
const limitedForGuests: ReadonlySet<CallId> = new Set([
  'convertDocument',
  'convertFragments',
  'convertExpression',
  'correctQuickcheck',
]);

/** Bodies are at most 2 MB, the largest source there can be with room for JSON's escapes. */
const bodyLimit = 2_000_000;

/** Serves every call of the platform below `/api`. */
export function mountCalls(app: FastifyInstance, options: MountOptions): void {
  const guests = new RateLimit(guestConversions, options.now);
  for (const id of Object.keys(calls)) if (isCallId(id)) mountCall(app, id, options, guests);
}

/** A refusal that the server itself makes, before or instead of a handler. */
interface Stopped extends Refusal {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

function mountCall<Id extends CallId>(
  app: FastifyInstance,
  id: Id,
  options: MountOptions<Id>,
  guests: RateLimit,
): void {
  const call: Endpoint = calls[id];
  const schema: Calls[Id]['request'] = calls[id].request;
  const handle = options.handlers[id];
  app.route({
    method: call.method,
    url: `/api${call.path.replace(/\{(\w+)\}/g, ':$1')}`,
    bodyLimit,
    async handler(request, reply) {
      const caller = await callerOf(request, options.readToken);
      if (!caller.ok) return stop(reply, caller.failure);
      const forbidden = refusalFor(id, caller.value) ?? tooMany(id, caller.value, request.ip, guests);
      if (forbidden) return stop(reply, forbidden);
      const read = v.safeParse(schema, fieldsOf(request, call));
      if (!read.success) return stop(reply, invalidRequest(read.issues[0]));
      const answer = await handle(read.output, caller.value);
      if (!answer.ok) return stop(reply, answer.failure);
      return send(reply.code(call.status ?? 200), call, answer.value);
    },
  });
}

function isCallId(id: string): id is CallId {
  return id in calls;
}

/** Who calls, by the bearer token. A token that is no good is refused even where guests are welcome. */
async function callerOf(request: FastifyRequest, readToken: ReadToken): Promise<Result<Session, Stopped>> {
  const { authorization } = request.headers;
  if (authorization === undefined) return succeed({ kind: 'guest' });
  const token = /^bearer +(\S+)$/i.exec(authorization)?.[1];
  const user = token === undefined ? fail({ kind: 'invalidToken' as const }) : await readToken(token);
  if (user.ok) return succeed({ kind: 'user', user: user.value });
  return user.failure.kind === 'invalidToken'
    ? fail(notAuthenticated('The access token is not valid or has expired.'))
    : fail({ status: 503, id: refusalIds.identityLost, message: 'The identity service does not answer.' });
}

function refusalFor(id: CallId, caller: Session): Stopped | undefined {
  const access = guard(caller, rights[id]);
  if (access === 'allowed') return undefined;
  if (access === 'forbidden')
    return { status: 403, id: refusalIds.forbidden, message: 'Your roles do not allow this.' };
  return notAuthenticated('Sign in first.');
}

function notAuthenticated(message: string): Stopped {
  return { status: 401, id: refusalIds.notAuthenticated, message, headers: { 'www-authenticate': 'Bearer' } };
}

function tooMany(id: CallId, caller: Session, address: string, guests: RateLimit): Stopped | undefined {
  if (userOf(caller) || !limitedForGuests.has(id)) return undefined;
  const wait = guests.take(address);
  if (wait === 0) return undefined;
  const message = `Too many requests: wait ${wait} s, or sign in.`;
  return { status: 429, id: refusalIds.tooManyRequests, message, headers: { 'retry-after': String(wait) } };
}

/** The fields of a request: those in the path win over the query, and the query over the body. */
function fieldsOf(request: FastifyRequest, call: Endpoint): unknown {
  const query = fields(request.query);
  const inQuery = call.method === 'GET' || call.method === 'DELETE' ? Object.keys(query) : (call.query ?? []);
  const fromQuery = inQuery.flatMap((name) => (name in query ? [[name, query[name]]] : []));
  return { ...fields(request.body), ...Object.fromEntries(fromQuery), ...fields(request.params) };
}

function fields(part: unknown): Readonly<Record<string, unknown>> {
  return typeof part === 'object' && part !== null && !Array.isArray(part) ? { ...part } : {};
}

function invalidRequest(issue: v.BaseIssue<unknown>): Stopped {
  const field = v.getDotPath(issue);
  const message = field === null ? issue.message : `${field}: ${issue.message}`;
  return { status: 400, id: refusalIds.invalidRequest, message, ...(field !== null && { field }) };
}

function stop(reply: FastifyReply, { status, headers = {}, ...body }: Stopped): FastifyReply {
  return reply.code(status).headers(headers).send(body);
}

const contentTypes = {
  json: 'application/json; charset=utf-8',
  text: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  mathml: 'application/mathml+xml; charset=utf-8',
  image: 'image/svg+xml; charset=utf-8',
  file: 'application/octet-stream',
} as const;

/** Markup that is opened as a page of its own must not run anything on our origin. */
const inert = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

function send(reply: FastifyReply, call: Endpoint, answer: unknown): FastifyReply {
  if (answer instanceof ServedFile) return sendServedFile(reply, answer);
  reply.type(contentTypes[call.answers]).header('cache-control', 'private, no-cache');
  if (call.answers === 'json') return reply.send(answer);
  return reply.header('content-security-policy', inert).send(String(answer));
}
