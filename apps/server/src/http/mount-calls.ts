import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  calls,
  documentPath,
  endpoints,
  refusalIds,
  requirementOf,
  rights,
  usualBodyLimit,
  type CallId,
  type Calls,
  type Endpoint,
  type Refusal,
} from '@lemma/api-client/wire';
import { guard, type Session } from '@lemma/core/session';
import { fail, succeed, type Result } from '@lemma/core/store';
import type { ReadToken } from '../identity/index.ts';
import type { Now } from '../now.ts';
import { RateLimit } from '../rate-limit/index.ts';
import { callerName } from './caller-name.ts';
import type { Handlers, Refused } from './handlers.ts';
import type { Openness } from './openness.ts';
import { sendServedFile, sendStoredFile, ServedFile, StoredFile } from './served-file.ts';
import { isForm } from './form-bodies.ts';
import { isUnmeasured, refuseUnmeasuredBodies } from './unmeasured-bodies.ts';
import { receivedAt } from './received-at.ts';
import { isText } from './unreadable-requests.ts';

/** What is applied to every call. */
export interface MountOptions<Id extends CallId = CallId> {
  readonly handlers: Pick<Handlers, Id>;
  readonly readToken: ReadToken;
  readonly openness: Openness;
  readonly now: Now;
}

/**
 * How many calls a caller may make: individuals never reach these limits, and neither does a school class behind one
 * address. The cost of a call in time is counted by the threads.
 */
export const callRates = {
  user: { burst: 200, perSecond: 10 },
  guest: { burst: 600, perSecond: 60 },
};

/** Serves every call of the platform below `/api`. */
export function mountCalls(app: FastifyInstance, options: MountOptions): void {
  const limits = {
    user: new RateLimit(callRates.user, options.now),
    guest: new RateLimit(callRates.guest, options.now),
  };
  leaveBodiesUnread(app);
  refuseUnmeasuredBodies(app);
  const ids = Object.keys(calls).filter(isCallId);
  for (const id of ids.filter((each) => !replacesFile(each) && !uploads(each))) mountCall(app, id, options, limits);
  app.register((scope, _options, done) => {
    takeTextsAsTheyAre(scope);
    for (const id of ids.filter(replacesFile)) mountCall(scope, id, options, limits);
    done();
  });
  app.register((scope, _options, done) => {
    takeFilesAsTheyAre(scope);
    for (const id of ids.filter(uploads)) mountCall(scope, id, options, limits);
    done();
  });
  refuseOtherMethods(app);
}

/** Bytes of a body that are rather received to the end than ending its connection. */
const shortBody = 64_000;

/**
 * Ends the connection with an answer that comes before the end of a long body. Otherwise Node would go on to read all of
 * it, for nothing, before the next request.
 */
function leaveBodiesUnread(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    const isLong = length === undefined ? encoding !== undefined : Number(length) > shortBody;
    if (isLong && !request.raw.complete) reply.header('connection', 'close');
    done(null, payload);
  });
}

function uploads(id: CallId): boolean {
  const call: Endpoint = calls[id];
  return call.uploads === true;
}

/** A file that is sent; it is refused as soon as it is larger than its call allows, or says that it will be. */
function takeFilesAsTheyAre(scope: FastifyInstance): void {
  scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, parsed) =>
    parsed(null, body),
  );
}

function replacesFile(id: CallId): boolean {
  const call: Endpoint = calls[id];
  return call.replaces === true;
}

/** A file that is replaced keeps its layout: its JSON is not parsed here. */
function takeTextsAsTheyAre(scope: FastifyInstance): void {
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body));
}

/** A known address requested with the wrong method is answered with 405 and the allowed methods. */
function refuseOtherMethods(app: FastifyInstance): void {
  const methods = new Map<string, string[]>();
  for (const { path, method } of endpoints) methods.set(path, [...(methods.get(path) ?? []), method]);
  for (const [path, known] of methods) {
    const allowed = known.includes('GET') ? [...known, 'HEAD'] : known;
    app.route({
      method: (['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const).filter(
        (method) => !allowed.includes(method),
      ),
      url: addressOf(path),
      onRequest: (_request, reply) => {
        const message = `This address answers ${allowed.join(', ')}.`;
        stop(reply, {
          status: 405,
          id: refusalIds.invalidRequest,
          message,
          headers: { allow: allowed.join(', ') },
        });
      },
      handler: () => undefined,
    });
  }
}

function addressOf(path: string): string {
  return `/api${path.replace(/\{(\w+)\}/g, ':$1')}`;
}

/** A refusal by the server itself, before or instead of a handler. */
interface Stopped extends Refusal {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The caller, and the name their calls are counted under. */
interface Caller {
  readonly session: Session;
  readonly name: string;
}

type CallLimits = Readonly<Record<keyof typeof callRates, RateLimit>>;

function mountCall<Id extends CallId>(
  app: FastifyInstance,
  id: Id,
  options: MountOptions<Id>,
  limits: CallLimits,
): void {
  const call: Endpoint = calls[id];
  const schema: Calls[Id]['request'] = calls[id].request;
  const handle = options.handlers[id];
  const callers = new WeakMap<FastifyRequest, Caller>();
  app.route({
    method: call.method,
    url: addressOf(call.path),
    bodyLimit: call.bodyLimit ?? usualBodyLimit,
    // Before the body is read: refusing an unauthorized caller costs no parsing.
    async onRequest(request, reply) {
      const unread = refusalOfBody(request, call);
      if (unread) return stop(reply, unread);
      const mistaken = refusalOfType(request, call);
      if (mistaken) return stop(reply, mistaken);
      const caller = await callerOf(request, options.readToken);
      if (!caller.ok) return stop(reply, caller.failure);
      const busy = tooMany(caller.value, limits);
      if (busy) return stop(reply, busy);
      const refused = refusalFor(id, caller.value.session);
      if (refused && !(await isOpen(id, fieldsOf(request, call), options.openness))) return stop(reply, refused);
      callers.set(request, caller.value);
    },
    async handler(request, reply) {
      const caller = callers.get(request);
      if (!caller) throw new Error(`Nobody has asked who calls ${id}.`);
      const read = v.safeParse(schema, fieldsOf(request, call), { abortEarly: true });
      if (!read.success) return stop(reply, invalidRequest(read.issues[0]), call.takesApiKey);
      if (!isText(read.output)) return stop(reply, notText);
      const answer = await handle(read.output, caller.session, caller.name, keyOf(request, call), receivedAt(request));
      if (!answer.ok) return stop(reply, stoppedBy(answer.failure), call.takesApiKey);
      return send(reply.code(call.status ?? 200), call, answer.value);
    },
  });
}

/**
 * Why a body is not even received: it says that it is larger than the call allows, or it is a form that does not say how
 * large it is.
 */
function refusalOfBody(request: FastifyRequest, { bodyLimit = usualBodyLimit }: Endpoint): Stopped | undefined {
  const length = request.headers['content-length'];
  if (length !== undefined && Number(length) > bodyLimit) {
    return { status: 413, id: refusalIds.tooLarge, message: `The body is larger than ${bodyLimit} bytes.` };
  }
  return isForm(request) && isUnmeasured(request)
    ? { status: 411, id: refusalIds.invalidRequest, message: 'A form must say its length (Content-Length).' }
    : undefined;
}

/** Why a body is not looked at: it says that it is of a type which the call does not take. */
function refusalOfType(request: FastifyRequest, call: Endpoint): Stopped | undefined {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (call.uploads === true && type !== undefined && type !== uploadType)
    return typeRefused(`This call takes the file itself, as ${uploadType}.`);
  return isForm(request) && call.takesForms !== true ? typeRefused('This call takes JSON.') : undefined;
}

const uploadType = 'application/octet-stream';

function typeRefused(message: string): Stopped {
  return { status: 415, id: refusalIds.invalidRequest, message };
}

/** The idempotency key of a write; one that is too long or empty is ignored. */
function keyOf(request: FastifyRequest, { writes }: Endpoint): string | undefined {
  const key = request.headers['idempotency-key'];
  return writes === true && typeof key === 'string' && /^[\x21-\x7e]{1,100}$/.test(key) ? key : undefined;
}

function stoppedBy({ retryAfter, ...refused }: Refused): Stopped {
  return { ...refused, ...(retryAfter !== undefined && { headers: { 'retry-after': String(retryAfter) } }) };
}

const notText: Stopped = {
  status: 400,
  id: refusalIds.invalidRequest,
  message: 'A text has a character that is none: half of a surrogate pair, or NUL.',
};

function isCallId(id: string): id is CallId {
  return id in calls;
}

/** The caller, identified by the bearer token. An invalid token is refused even where guests are welcome. */
async function callerOf(request: FastifyRequest, readToken: ReadToken): Promise<Result<Caller, Stopped>> {
  const { authorization } = request.headers;
  if (authorization === undefined) return succeed(named({ kind: 'guest' }));
  const token = /^bearer +(\S+)$/i.exec(authorization)?.[1];
  const user = token === undefined ? fail({ kind: 'invalidToken' as const }) : await readToken(token);
  if (user.ok) return succeed(named({ kind: 'user', user: user.value }));
  return user.failure.kind === 'invalidToken'
    ? fail(notAuthenticated('The access token is not valid or has expired.'))
    : fail({ status: 503, id: refusalIds.identityLost, message: 'The identity service does not answer.' });

  function named(session: Session): Caller {
    return { session, name: callerName(session, request.ip) };
  }
}

function refusalFor(id: CallId, caller: Session): Stopped | undefined {
  const access = guard(caller, requirementOf(rights[id]));
  if (access === 'allowed') return undefined;
  if (access === 'forbidden')
    return { status: 403, id: refusalIds.forbidden, message: 'Your roles do not allow this.' };
  return notAuthenticated('Sign in first.');
}

/** Whether everybody may make this call for what it names. */
async function isOpen(
  id: CallId,
  fields: Readonly<Record<string, unknown>>,
  { isOpenDocument, isOpenFile }: Openness,
): Promise<boolean> {
  const right = rights[id];
  if (typeof right !== 'object' || !('open' in right)) return false;
  const path = v.safeParse(documentPath, fields[right.by]);
  if (!path.success) return false;
  return right.open === 'document' ? isOpenDocument(path.output) : isOpenFile(path.output);
}

function notAuthenticated(message: string): Stopped {
  return { status: 401, id: refusalIds.notAuthenticated, message, headers: { 'www-authenticate': 'Bearer' } };
}

function tooMany({ session, name }: Caller, limits: CallLimits): Stopped | undefined {
  const wait = limits[session.kind === 'user' ? 'user' : 'guest'].take(name);
  if (wait === 0) return undefined;
  const message = `Too many requests: wait ${wait} s.`;
  return { status: 429, id: refusalIds.tooManyRequests, message, headers: { 'retry-after': String(wait) } };
}

/** The fields of a request: the path takes precedence over the query, and the query over the body. */
function fieldsOf(request: FastifyRequest, call: Endpoint): Readonly<Record<string, unknown>> {
  const query = fields(request.query);
  const inQuery = call.method === 'GET' || call.method === 'DELETE' ? Object.keys(query) : (call.query ?? []);
  const fromQuery = inQuery.flatMap((name) => (name in query ? [[name, query[name]] as const] : []));
  const body = bodyOf(request, call);
  if (call.takesApiKey === true) return { ...body, ...Object.fromEntries(fromQuery), apiKey: keyIn(request) };
  return { ...body, ...Object.fromEntries<unknown>(fromQuery), ...fields(request.params) };
}

/** Without a key it is as a wrong one. */
function keyIn({ headers }: FastifyRequest): string {
  const key = headers['x-api-key'];
  return typeof key === 'string' ? key : '';
}

function bodyOf(request: FastifyRequest, call: Endpoint): Readonly<Record<string, unknown>> {
  if (call.uploads === true) return { bytes: request.body };
  return call.replaces === true ? replacementIn(request) : fields(request.body);
}

/** The text that replaces a file, and the version it is to replace; `*`, which means any, replaces none. */
function replacementIn({ body, headers }: FastifyRequest): Readonly<Record<string, unknown>> {
  const version = /^(?:W\/)?"([^"]*)"$/.exec(headers['if-match'] ?? '')?.[1];
  return { text: typeof body === 'string' ? body : '', ...(version !== undefined && { version }) };
}

function fields(part: unknown): Readonly<Record<string, unknown>> {
  return typeof part === 'object' && part !== null && !Array.isArray(part) ? { ...part } : {};
}

function invalidRequest(issue: v.BaseIssue<unknown>): Stopped {
  const field = v.getDotPath(issue);
  const message = field === null ? issue.message : `${field}: ${issue.message}`;
  return { status: 400, id: refusalIds.invalidRequest, message, ...(field !== null && { field }) };
}

function stop(reply: FastifyReply, { status, headers = {}, ...body }: Stopped, isStatusTold = false): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .headers(headers)
    .send(isStatusTold ? { ...body, status } : body);
}

/** A stored file as it is; nothing if the caller has this version. */
function sendVersion(reply: FastifyReply, answer: unknown): FastifyReply {
  const { text, version } = fields(answer);
  const etag = `"${String(version)}"`;
  reply.header('etag', etag);
  const known = reply.request.headers['if-none-match'];
  return known === etag || known === `W/${etag}` ? reply.code(304).send() : reply.send(String(text));
}

const contentTypes = {
  json: 'application/json; charset=utf-8',
  text: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  mathml: 'application/mathml+xml; charset=utf-8',
  image: 'image/svg+xml; charset=utf-8',
  file: 'application/octet-stream',
  versioned: 'application/json; charset=utf-8',
  versionedText: 'text/plain; charset=utf-8',
} as const;

/** Markup opened as a page of its own must not run anything on our origin. */
const inert = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

function send(reply: FastifyReply, call: Endpoint, answer: unknown): FastifyReply {
  if (answer instanceof ServedFile) return sendServedFile(reply, answer);
  if (answer instanceof StoredFile) return sendStoredFile(reply, answer);
  // Only what has a version can be asked for again; everything else may be private, and no copy of it stays anywhere.
  const hasVersion = call.answers === 'versioned' || call.answers === 'versionedText';
  reply.type(contentTypes[call.answers]).header('cache-control', hasVersion ? 'private, no-cache' : 'no-store');
  if (call.anyOrigin === true) reply.header('access-control-allow-origin', '*');
  if (hasVersion) return sendVersion(reply, answer);
  if (call.answers === 'json') return reply.send(answer);
  return reply.header('content-security-policy', inert).send(String(answer));
}
