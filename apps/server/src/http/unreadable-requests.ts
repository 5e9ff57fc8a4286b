import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { endpoints, refusalIds, usualBodyLimit, type Endpoint, type Refusal } from '@lemma/api-client/wire';

/** Whether all texts in a value can be stored: no lone surrogates, and no NUL, which PostgreSQL does not accept. */
export function isText(value: unknown): boolean {
  if (typeof value === 'string') return !/\p{Surrogate}/u.test(value) && !value.includes('\0');
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return true;
  return Object.entries(value).every(([name, inside]) => isText(name) && isText(inside));
}

/** Refuses an address that the router cannot parse, in the format of the catalogue. */
export function refuseAddress(_error: unknown, _request: unknown, reply: FastifyReply): void {
  const refused: Refusal = { id: refusalIds.invalidRequest, message: 'The address cannot be read.' };
  reply.code(400).send(refused);
}

/** Refuses what Node lets through although nobody can say what it means: several hosts (RFC 9112 §3.2), another HTTP. */
export function refuseUnclearRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length > 1) {
      refuse(reply, 400, 'A request names one host (Host).');
      return;
    }
    if (raw.httpVersionMajor !== 1) {
      refuse(reply, 505, 'This server speaks HTTP/1.1.');
      return;
    }
    done();
  });
}

function refuse(reply: FastifyReply, status: number, message: string): void {
  const refused: Refusal = { id: refusalIds.invalidRequest, message };
  void reply.code(status).header('connection', 'close').send(refused);
}

/** The most that any call takes, in bytes. */
const longestBody = Math.max(...endpoints.map(({ bodyLimit = usualBodyLimit }: Endpoint) => bodyLimit));

/** A client that asks before it sends a body is told to go on only if some call could take so much. */
export function continueWithinLimits(app: FastifyInstance): void {
  app.server.on('checkContinue', (request, response) => {
    if (Number(request.headers['content-length'] ?? 0) <= longestBody) response.writeContinue();
    app.server.emit('request', request, response);
  });
}

/** What Node refuses before there is a request: headers that are too long, too slow, or invalid. */
export function refuseConnection(error: { readonly code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const [status, id, message] = reasonFor(error.code);
  const body = JSON.stringify({ id, message } satisfies Refusal);
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

function reasonFor(code: string | undefined): readonly [number, string, string] {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return [431, refusalIds.tooLarge, 'The headers of the request are too large.'];
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return [408, refusalIds.invalidRequest, 'The request was not sent in time.'];
    default:
      return [400, refusalIds.invalidRequest, 'This is not a request of HTTP.'];
  }
}
