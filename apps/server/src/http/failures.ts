import type { FastifyInstance } from 'fastify';
import { refusalIds, type Refusal } from '@lemma/api-client/wire';
import type { Log } from '@lemma/core/platform';
import { isDatabaseLost, isDiskFull } from '../database/index.ts';
import { LostWithThePower } from './on-disk.ts';

/** Turns exceptions into answers: the catalogue's id, and no internal details. */
export function answerFailures(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error, request, reply) => {
    const { status, ...body } = refusalOf(error);
    if (status >= 500) log.error(`${request.method} ${request.url.split('?')[0] ?? ''}: ${describe(error, status)}`);
    if (status === 503 || status === 507) reply.header('retry-after', '5');
    return reply.code(status).header('cache-control', 'no-store').send(body);
  });
}

function refusalOf(error: unknown): Refusal & { readonly status: number } {
  if (isDiskFull(error) || (error instanceof LostWithThePower && error.failure.kind === 'diskFull')) {
    return { status: 507, id: refusalIds.diskFull, message: 'The disk of the platform is full. Nothing was kept.' };
  }
  if (error instanceof LostWithThePower) {
    return { status: 503, id: refusalIds.databaseLost, message: 'The disk does not take anything. Try again later.' };
  }
  if (isDatabaseLost(error)) {
    return { status: 503, id: refusalIds.databaseLost, message: 'The database does not answer. Try again later.' };
  }
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500;
  if (status === 413) return { status, id: refusalIds.tooLarge, message: 'The request is too large.' };
  if (error instanceof Error && typeof status === 'number' && status >= 400 && status < 500) {
    return { status, id: refusalIds.invalidRequest, message: error.message };
  }
  return { status: 500, id: refusalIds.unknown, message: 'Something went wrong here. It has been written down.' };
}

/** A lost connection needs no stack trace: its message is enough. */
function describe(error: unknown, status: number): string {
  if (!(error instanceof Error)) return String(error);
  return status === 503 ? error.message : (error.stack ?? error.message);
}
