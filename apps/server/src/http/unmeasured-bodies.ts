import { Transform } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Bytes of a body that does not say its length. Browsers and libraries always say it; what streams is larger. */
const longestUnmeasured = 32_000;

/** A body that should have said its length. Fastify answers with the status. */
class LengthRequired extends Error {
  readonly statusCode = 411;

  constructor() {
    super(`A body of more than ${String(longestUnmeasured)} bytes must say its length (Content-Length).`);
  }
}

/** Whether a request has a body that does not say how long it is. */
export function isUnmeasured({ headers }: FastifyRequest): boolean {
  return headers['content-length'] === undefined && headers['transfer-encoding'] !== undefined;
}

/**
 * Reads no more than a little of a body that does not say its length: it cannot be refused before it comes, and anybody could
 * have the server read megabytes again and again.
 */
export function refuseUnmeasuredBodies(app: FastifyInstance): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (!isUnmeasured(request)) {
      done(null, payload);
      return;
    }
    let length = 0;
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, pass) {
        length += chunk.length;
        if (length > longestUnmeasured) pass(new LengthRequired());
        else pass(null, chunk);
      },
    });
    payload.on('error', (error: Error) => counted.destroy(error));
    done(null, payload.pipe(counted));
  });
}
