import type { FastifyInstance } from 'fastify';
import type { Log } from '@lemma/core/platform';
import type { Result } from '@lemma/core/store';
import type { NotOnDisk } from '../database/index.ts';

/** Something was done, and would be lost with the power: nobody is told that it is done. */
export class LostWithThePower extends Error {
  readonly failure: NotOnDisk;

  constructor(failure: NotOnDisk) {
    super(failure.kind === 'diskFull' ? 'The disk is full.' : `The disk fails: ${failure.reason}`);
    this.failure = failure;
  }
}

/**
 * No answer says that something was done, or shows what was done by others, before it is on the disk. This holds for all
 * answers of the server, so that none can be forgotten; where nothing has been written, there is nothing to wait for.
 */
export function answerOnceOnDisk(
  app: FastifyInstance,
  onDisk: () => Promise<Result<undefined, NotOnDisk>>,
  log: Log,
): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode >= 400) return payload;
    const written = await onDisk();
    if (written.ok) return payload;
    const lost = new LostWithThePower(written.failure);
    log.error(`${request.method} ${request.url.split('?')[0] ?? ''}: ${lost.message}`);
    throw lost;
  });
}
