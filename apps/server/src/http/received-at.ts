import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Now } from '../now.ts';

const times = new WeakMap<FastifyRequest, number>();

/**
 * Notes of every request when it arrived, before anything is done with it: before its sender is known, and before its body
 * is there. This is the time that counts for deadlines, so that nobody is late because a server is busy or a line is slow.
 */
export function noteArrivals(app: FastifyInstance, now: Now): void {
  app.addHook('onRequest', (request, _reply, done) => {
    times.set(request, now());
    done();
  });
}

/** When a request arrived, in milliseconds since 1970 by the clock of this server. */
export function receivedAt(request: FastifyRequest): number {
  const time = times.get(request);
  if (time === undefined) throw new Error('Nobody has noted when this request arrived.');
  return time;
}
